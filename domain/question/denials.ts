/** Words that turn what they stand before into its opposite: in a name they are never left out. */
export const DENIALS: ReadonlySet<string> = new Set(['not', 'no', 'never', 'without', 'lack', 'lacking'])
