/**
 * Cities whose names are no names of the data → the LGAs that make them up, between commas, or the area that is meant. A city of several
 * LGAs has no figure of its own: its parts and its state are offered.
 */
export const CITIES: Readonly<Record<string, string>> = {
  aba: 'Aba North, Aba South',
  abeokuta: 'Abeokuta North, Abeokuta South',
  abuja: 'FCT',
  akure: 'Akure North, Akure South',
  asaba: 'Oshimili South',
  awka: 'Awka North, Awka South',
  'benin city': 'Oredo, Egor, Ikpoba-Okha',
  calabar: 'Calabar-Municipal, Calabar South',
  ilesa: 'Ilesha East, Ilesha West',
  ilesha: 'Ilesha East, Ilesha West',
  ilorin: 'Ilorin East, Ilorin South, Ilorin West',
  ibadan: 'Ibadan North, Ibadan North East, Ibadan North West, Ibadan South East, Ibadan South West',
  'ile ife': 'Ife Central, Ife East',
  jos: 'Jos East, Jos North, Jos South',
  minna: 'Chanchaga, Bosso',
  mubi: 'Mubi North, Mubi South',
  nnewi: 'Nnewi North, Nnewi South',
  ogbomoso: 'Ogbomosho North, Ogbomosho South',
  ogbomosho: 'Ogbomosho North, Ogbomosho South',
  onitsha: 'Onitsha North, Onitsha South',
  owerri: 'Owerri-Municipal, Owerri North, Owerri West',
  sagamu: 'Shagamu',
  umuahia: 'Umuahia North, Umuahia South',
  warri: 'Warri South, Warri North, Warri South West',
  yenagoa: 'Yenegoa',
  yola: 'Yola North, Yola South',
}
