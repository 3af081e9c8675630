/** So long an application waits for its applicant; then staff see it again as it is. */
export const answerDays = 30
