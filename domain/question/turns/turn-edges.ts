/** The end of a turn. */
export const END = '[?.! ]*$'
/** Words that lead on from an answer. */
export const SO = '^(?:(?:and|so|but|then|ok(?:ay)?|ah|oh|wow|hmm+|na wa o+)[,.!]? )*'
