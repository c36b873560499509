/**
 * What Nigerian Pidgin calls things that the catalogue names in English: English name → form. Whatever is not here keeps
 * its English name.
 */
export const names: Readonly<Record<string, string>> = {
  Nigeria: 'Naija',
  'North-Central': 'North-Central side',
  'North-East': 'North-East side',
  'North-West': 'North-West side',
  'South-East': 'South-East side',
  'South-South': 'South-South side',
  'South-West': 'South-West side',
  // A name stands before a place: `Refugees wey comot for Naija`.
  'Refugees from Nigeria': 'Refugees wey comot',
}
