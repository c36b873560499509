import type { PhrasingTable } from '#domain/question/phrasings.ts'
import { CHILDREN, CHILDREN_FAMILIES } from './phrasings/children.ts'
import { CONDITIONS, CONDITIONS_FAMILIES } from './phrasings/conditions.ts'
import { DISEASES, DISEASES_FAMILIES } from './phrasings/diseases.ts'
import { IMMUNIZATION, IMMUNIZATION_FAMILIES } from './phrasings/immunization.ts'
import { MOTHERS, MOTHERS_FAMILIES } from './phrasings/mothers.ts'

/**
 * People's own names for the most wanted indicators, beside the names in the data: codes, abbreviations, the
 * usage of Nigerian programmes, Pidgin. Carried by hand. The table travels with the search and not with a
 * first view.
 */
export const PHRASINGS: PhrasingTable = {
  indicators: { ...IMMUNIZATION, ...MOTHERS, ...CHILDREN, ...DISEASES, ...CONDITIONS },
  families: {
    ...IMMUNIZATION_FAMILIES,
    ...MOTHERS_FAMILIES,
    ...CHILDREN_FAMILIES,
    ...DISEASES_FAMILIES,
    ...CONDITIONS_FAMILIES,
  },
}
