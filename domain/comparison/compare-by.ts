/** The axis of a comparison: the periods of one place, or places in one period. */
export const COMPARE_BY = ['period', 'national', 'zones', 'states'] as const

export type CompareBy = (typeof COMPARE_BY)[number]

/** Places by name, by zone and name, or from the largest: value of an indicator comparison, difference of data sets. */
export const PLACE_ORDERS = ['name', 'zone', 'value'] as const

export type PlaceOrder = (typeof PLACE_ORDERS)[number]
