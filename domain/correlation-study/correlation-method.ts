/** The coefficients of correlation. */
export const CORRELATION_METHODS = ['pearson', 'spearman', 'kendall'] as const

export type CorrelationMethod = (typeof CORRELATION_METHODS)[number]
