/** Rows of a page when the caller does not say. */
export const DEFAULT_SIZE = 100
/** The most rows that a page holds; between this and the limit a page is simply this long, with a `next`. */
export const LARGEST_SIZE = 5_000
/** A larger `size` is refused. */
export const SIZE_LIMIT = 10_000
/** Earlier clients synchronise with `ordering=-updated_at&size=100000`; they are answered in the largest pages. */
export const SYNCHRONISING_SIZE = 100_000
