import type { Phrasings } from '#domain/question/phrasings.ts'

/** People's own names for the survival of children, their food and their illnesses. */
export const CHILDREN: Phrasings = {
  U5MR: 'u5mr, u5 mortality, u5 mr, under 5 mortality, under five mortality, under five deaths per 1000, under 5 death rate, under fives dying, child mortality, child mortality under 5, deaths of children under five, children dying before age 5, small pikin wey dey die',
  NMR: 'nmr, neonatal mortality, newborn mortality, neonatal death rate, newborn death rate, death in the first month, death in the first 28 days, babies dying in first month, neonatal deaths per 1000, newborn pikin wey die',
  IMR: 'imr, infant mortality, infant death rate, baby deaths, babies dying before one year, death before first birthday, infant deaths per 1000, infants dying, baby wey die before one year',
  CMR: 'child mortality 1 to 4, child mortality rate 1-4 years, deaths at age 1 to 4, 4q1, death between 1 and 5 years, toddler mortality, cmr, mortality of children aged 1 to 4',
  PNNMR:
    'post neonatal mortality, postneonatal mortality, pnnmr, deaths from 1 to 11 months, death after the first month, post-neonatal death rate, mortality between one month and one year, pnmr',
  SBR: 'stillbirth, stillbirths, stillbirth rate, sbr, born dead, babies born dead, fetal death, foetal death, late fetal deaths, pikin wey dem born dead',
  STUNT:
    'stunting, stunted, stunted children, stunting under 5, short for age, height for age, chronic malnutrition, chronic undernutrition, low height for age, haz, growth failure, pikin wey short for im age',
  WASTE:
    'wasting, wasted, wasted children, acute malnutrition, gam, global acute malnutrition, weight for height, low weight for height, thin children, whz, pikin wey dry',
  WASTES:
    'sam, severe acute malnutrition, severe wasting, severely wasted, severely wasted children, severe thinness, severe malnutrition, very thin children, pikin wey dry well well',
  STUNTS:
    'severe stunting, severely stunted, severe chronic malnutrition, very short for age, severely stunted children, height for age below minus 3, severe growth failure, very short children',
  UNDERW:
    'underweight, under weight, underweight children, low weight for age, weight for age, waz, light for age, under nourished children by weight, pikin wey no get weight',
  OVERW:
    'overweight, overweight children, obese children, child obesity, childhood obesity, fat children, too heavy for height, obesity under 5',
  EBF: 'ebf, exclusive breastfeeding, exclusively breastfed, breastfeeding, breast feeding, breastfed only, only breast milk, breast milk only, exclusive breast feeding six months, breast only no water',
  VITA: 'vitamin a, vit a, vas, vitamin a supplementation, vitamin a capsule, vitamin a drops, vita supplementation, vitamin a coverage',
  DEWORM:
    'deworming, deworm, dewormed children, worm treatment, worm medicine, albendazole, mebendazole, deworming tablets, worm drug for pikin',
  MAD: 'minimum acceptable diet, mad, iycf, infant feeding, complementary feeding, child diet, minimum diet, young child feeding, weaning food',
  ANAEMC:
    'anaemia in children, anemia children, anaemic children, child anaemia, low blood in children, haemoglobin of children, low haemoglobin children, pikin wey no get blood',
  ANALLW:
    'anaemia in women, anemia women, anaemic women, women of reproductive age with anaemia, low blood in women, low haemoglobin women, shortage of blood women, anaemia women 15 to 49',
  ORT: 'ort, ors, oral rehydration, oral rehydration salts, diarrhoea treatment, treatment of diarrhoea, salt sugar solution, sss, running stomach treatment, diarea treatment, purging medicine for pikin',
  ORSZN:
    'ors and zinc, zinc, zinc for diarrhoea, ors zinc, zinc treatment, diarrhoea treated with zinc, coverage of ors and zinc, ors plus zinc',
  ARICARE:
    'ari, ari care, acute respiratory infection, pneumonia care, care seeking for pneumonia, cough and fast breathing, careseeking ari, pneumonia treatment, chest infection children',
  BREG: 'birth registration, registered births, birth certificate, birth certificates, births registered, children registered, registration of births, pikin wey get birth certificate',
}

export const CHILDREN_FAMILIES: Phrasings = {
  'malnutrition, nutrition, undernutrition, malnourished, hungry children, kwashiorkor':
    'STUNT, WASTE, UNDERW, WASTES, EBF',
  'child survival, child deaths, children dying, child health': 'U5MR, NMR, IMR',
  'anaemia, anemia, haemoglobin, shortage of blood': 'ANAEMC, ANALLW, ANAEMP',
  'diarrhoea, diarrhea, running stomach, purging': 'ORT, ORSZN',
}
