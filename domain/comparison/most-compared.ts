/** Most indicators that are compared at once. Source: the specification, §5. */
export const MOST_INDICATORS = 20

/** Most data sets that are compared at once. Source: design §11. */
export const MOST_DATASETS = 4

/** Columns that a reader can still take in; more scroll sideways. */
export const MOST_COLUMNS = 12
