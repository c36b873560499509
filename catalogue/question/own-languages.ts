/**
 * Common words of Hausa, Yoruba and Igbo for people, numbers and kinds of places, by the English word that
 * they stand for, where they are certain. Without accents and dots, as words are compared. A word that is
 * also a name of the data stays that name. Words that look like everyday English or Pidgin ("omo", "mace")
 * are left out.
 */
export const OWN_LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  child: 'yara, yaro, omode, umuaka, nwata',
  infant: 'jarirai, jariri',
  woman: 'mata, obinrin, nwanyi, umunwanyi',
  man: 'maza, okunrin, nwoke, umunwoke',
  people: 'mutane, jamaa, eniyan, mmadu',
  mother: 'uwaye, nne',
  pregnant: 'aboyun',
  1: 'daya',
  2: 'biyu, meji, abuo',
  3: 'uku, meta, ato',
  4: 'hudu, merin, ano',
  5: 'biyar, marun',
  6: 'shida, mefa',
  state: 'jiha, jihar, ipinle, steeti',
  year: 'shekara, shekarar, odun, afo',
  in: 'cikin, ninu',
  what: 'menene, mene, kini, gini',
  many: 'nawa, melo, meloo',
}

/** The names of places in Hausa, Yoruba and Igbo, between commas → the name of the data. */
export const OWN_LANGUAGE_PLACES: Readonly<Record<string, string>> = {
  'najeriya, nijeriya, naijiria': 'Nigeria',
  'arewa ta tsakiya, aarin gbungbun ariwa': 'North-Central',
  'arewa maso gabas, ariwa ila oorun, ugwu owuwa anyanwu': 'North-East',
  'arewa maso yamma, ariwa iwo oorun, ugwu odida anyanwu': 'North-West',
  'kudu maso gabas, guusu ila oorun, ndida owuwa anyanwu': 'South-East',
  'kudu maso kudu': 'South-South',
  'kudu maso yamma, guusu iwo oorun, ndida odida anyanwu': 'South-West',
  barno: 'Borno',
  bauci: 'Bauchi',
  binuwai: 'Benue',
  enugwu: 'Enugu',
  filato: 'Plateau',
  'kuros riba': 'Cross River',
  legas: 'Lagos',
  neja: 'Niger',
  ribas: 'Rivers',
  'sakkwato, sakwato': 'Sokoto',
  anambara: 'Anambra',
  'babban birnin tarayya': 'FCT',
}
