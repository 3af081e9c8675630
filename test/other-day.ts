/** With another clock (lab/other-days) the database server ends no statement after its time: libfaketime takes its alarms from it. */
export const isOtherDay = process.env.FAKETIME !== undefined
