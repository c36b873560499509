import type { Otherwise } from './other-words.ts'

const PATIENTS =
  '(?:hiv[- ]positive (?:tb|tuberculosis) (?:patients|cases|people)|(?:tb|tuberculosis) (?:patients|cases) (?:(?:who|that|wey) )?(?:(?:are|were|is|have|get|with|living with) )*hiv(?:[- ]positive)?)'
const ARE =
  '(?:,? (?:how many|what (?:percent(?:age)?|share|proportion))(?: of (?:them|those|dem))?)?,? ?(?:(?:who|that|wey|are|were|is|get|got|receive|received|receiving|take|taking|dey|collect|given|put|started) )*(?:on )?'
const ART =
  '(?:arvs?|art|antiretrovirals?|antiretroviral (?:treatment|therapy|drugs?)|hiv (?:treatment|drugs|medicines?))'
const CPT = '(?:cpt|co-?trimoxazole(?: preventive therapy| prophylaxis)?|septrin)'

/** People with tuberculosis who have HIV, and what they get. */
export const EVERYDAY_OF_TB_AND_HIV: readonly Otherwise[] = [
  // `HIV positive TB patients on ARVs`.
  {
    words: new RegExp(`\\b(?:of (?:all )?(?:the )?)?${PATIENTS}${ARE}${ART}\\b`, 'i'),
    said: () => 'HIV-positive TB patients on ART',
  },
  {
    words: new RegExp(`\\b(?:of (?:all )?(?:the )?)?${PATIENTS}${ARE}${CPT}\\b`, 'i'),
    said: () => 'HIV-positive TB patients on CPT',
  },
  // `TB with HIV new cases`.
  {
    words:
      /\b(?:new )?(?:tb|tuberculosis) (?:with|and|plus) hiv (?:new cases|incidence|(?:new )?cases)\b|\bnew (?:cases of )?(?:tb|tuberculosis) (?:cases )?(?:in|among|of) (?:people|persons|nigerians) (?:with|living with|who have) hiv\b/i,
    said: () => 'HIV-positive TB incidence',
  },
]
