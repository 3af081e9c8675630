/** Days that an application waits for its applicant. Then it is pending again, unchanged. */
export const answerDays = 30
