/** As of every column that holds an e-mail address. */
export const addressLength = 254
