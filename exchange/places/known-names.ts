import { plainWords } from '#exchange/values/category.ts'

/** Names of the nation and its zones, as a sheet may write them over a column or in one. */
const NAMES = 'nigeria|national|north central|north east|north west|south east|south south|south west'

/** The states, as `NAMES`. */
export const STATES =
  'abia|adamawa|akwa ibom|anambra|bauchi|bayelsa|benue|borno|cross river|delta|ebonyi|edo|ekiti|enugu|fct|fct abuja|abuja|federal capital territory|gombe|imo|jigawa|kaduna|kano|katsina|kebbi|kogi|kwara|lagos|nasarawa|nassarawa|niger|ogun|ondo|osun|oyo|plateau|rivers|sokoto|taraba|yobe|zamfara'

const KNOWN = new Set(`${NAMES}|${STATES}`.split('|'))

/** True for a text that names the nation, a zone or a state, with or without the marks of DHIS2. */
export function looksLikePlace(text: string): boolean {
  const words = plainWords(text)
    .replace(/^[a-z]{2} (?=.{3})/, (prefix) => (KNOWN.has(words0(text)) ? prefix : ''))
    .replace(/ (state|lga|local government area|zone|municipal)$/, '')
  return KNOWN.has(words) || /local government area$| state$/.test(plainWords(text))
}

function words0(text: string): string {
  return plainWords(text).replace(/ state$/, '')
}
