/** A question on how to use the product. Either one list of steps or two ways to the same end. */
export interface FaqTopic {
  readonly title: string
  readonly group:
    | 'Finding your way'
    | 'Indicator Overview'
    | 'Zonal Analysis'
    | 'Comparing'
    | 'Groups of people'
    | 'Surveillance'
    | 'Advanced Analytics'
    | 'Triangulation'
    | 'Reading figures'
    | 'Taking figures along'
  readonly steps: readonly string[]
  readonly secondMethod?: readonly string[]
}
