import type { Page } from "playwright-core"
import { lessonOf } from "#app/learn/certificate/certificate-lessons.ts"
import { certificateQuestions } from "#content/en/certificate.ts"

/** Answers the questions about blockchain on the page correctly, and waits for the certificate. */
export async function answerRight(page: Page): Promise<void> {
  for (const [index, { answers }] of lessonOf("blockchain").facts.questions.entries()) {
    const place = answers.findIndex(({ right }) => right)
    await page.locator(`#question-${index + 1}-${place + 1}`).check()
  }
  await page.getByRole("button", { name: certificateQuestions.submit }).click()
  await page.waitForURL(/certificate\/\d{8}-/)
}

/** Opens a certificate of one lesson. */
export async function openCertificate(page: Page): Promise<void> {
  await page.goto("/learn/certificate/questions/blockchain")
  await answerRight(page)
}
