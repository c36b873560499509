// Words that answers of the API carry as codes. Readers see messages instead.

/** Words of a grade, from 0. */
export const SCALES = ['not available', 'Poor', 'Fair', 'Moderate', 'Good', 'Excellent'] as const

export type Scale = (typeof SCALES)[number]

/** Words of an overall score, from the lowest. */
export const BANDS = {
  consistency: ['Very Low', 'Low', 'Moderate', 'High', 'Very High'],
  complementarity: ['None', 'Low', 'Moderate', 'Significant', 'Very Significant'],
} as const

/** Words of a concordance, from the lowest. */
export const READINGS = ['poor', 'moderate', 'substantial', 'almost perfect'] as const
