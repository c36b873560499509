/** The name of a place; empty where the place is not known. */
export type NameOf = (place: number | null) => string
