/** Counters stop here, because the dashboard is opened often; the lists behind them count further. */
export const dashboardCap = 1000
