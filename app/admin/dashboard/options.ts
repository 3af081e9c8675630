/** The counters of the dashboard count no further: it is opened often, and the lists behind them count on. */
export const dashboardCap = 1000
