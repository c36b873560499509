import type { Phrasings } from '#domain/question/phrasings.ts'

/** People's own names for the care of mothers and of the newborn, and family planning. */
export const MOTHERS: Phrasings = {
  SBA: 'sba, skilled birth attendance, skilled birth attendant, skilled attendance, skilled attendant at birth, skilled delivery, birth by skilled provider, delivery by a doctor nurse or midwife, assisted delivery, attended birth, trained midwife at birth, skilled personnel at delivery, professional delivery, nurse dey when mama born',
  ANC4: 'anc, anc 4, anc4+, antenatal care, antenatal, antenatal 4 visits, four antenatal visits, four or more antenatal visits, 4 anc visits, focused antenatal care, prenatal care, prenatal visits, pregnancy check up, go clinic four times with belle',
  ANC1: 'anc 1, first antenatal visit, at least one antenatal visit, one anc visit, any antenatal care, antenatal once, booked for antenatal, anc from a skilled provider, first anc, antenatal booking, belle woman wey go clinic',
  PNCM: 'pnc, pncm, postnatal care, postnatal, postnatal care mother, postpartum care, postnatal check mother, check after birth, maternal postnatal, pnc for mothers, check mama after she born',
  PNCN: 'pncn, postnatal care newborn, newborn postnatal check, check of the newborn, newborn care, postnatal baby, pnc newborn, baby check within two days, check pikin after birth',
  IDELIV:
    'institutional delivery, facility delivery, health facility birth, facility birth, hospital delivery, hospital birth, birth in a facility, place of delivery, delivered in a hospital, delivery in health facility, birth in a clinic, born for hospital',
  HDELIV:
    'home delivery, home birth, birth at home, delivered at home, delivery at home, women who deliver at home, born outside hospital, born for house',
  MMR: 'mmr, maternal mortality, maternal mortality ratio, maternal death rate, death of mothers, women dying in childbirth, mothers dying, death in pregnancy, death in childbirth, pregnancy related deaths, mama wey die when she born',
  MATD: 'maternal deaths, number of maternal deaths, how many mothers die, how many women die in childbirth, count of maternal deaths, mothers lost, number of mothers who died, maternal death count',
  TFR: 'tfr, total fertility, fertility rate, fertility, births per woman, children per woman, number of children per woman, number of kids a woman has, avg number of kids a woman has, average number of children a woman has, number of children a woman has, kids per woman, children a woman has, family size, how many children women have, average number of births, how many pikin one woman dey born',
  ABR: 'abr, adolescent birth rate, teenage birth rate, births to teenagers, adolescent fertility, teen births, births to girls 15 to 19, teenage fertility, small girl wey born',
  TEENM:
    'teenage pregnancy, teenage mothers, adolescent pregnancy, teen pregnancy, girls who are pregnant, adolescent mothers, pregnant teenagers, early childbearing, girl wey carry belle',
  MCPR: 'mcpr, modern contraceptive prevalence, modern contraception, modern contraceptive use, modern family planning, modern methods, fp use, modern fp, use of modern methods, contraceptives, family planning use, child spacing',
  CPR: 'cpr, contraceptive prevalence, contraceptive prevalence rate, contraception, any contraceptive, contraceptive use, birth control, any method of family planning, family planning coverage, child spacing any method',
  UNMET:
    'unmet need, unmet need for family planning, unmet need for contraception, unmet fp need, want family planning but do not use, unmet demand for family planning, need for spacing, need for limiting',
  DFPSM:
    'demand satisfied, demand satisfied by modern methods, family planning demand satisfied, dfps, mdfps, met need for modern family planning, demand for family planning satisfied, met demand, fp demand met',
  FGM: 'fgm, fgm/c, female genital mutilation, female circumcision, genital cutting, female cutting, women circumcised, circumcised girls, cut girls',
  MARR18:
    'child marriage, early marriage, married before 18, underage marriage, girl child marriage, child brides, marriage under eighteen, marry small girl',
  IRONANC:
    'iron in pregnancy, iron tablets, iron supplement, ifa, iron folic acid, folic acid, haematinics, iron for pregnant women, blood tonic for belle',
}

export const MOTHERS_FAMILIES: Phrasings = {
  'private hospital, private hospitals, private clinic, private clinics, private facility, private facilities, private health facilities':
    'DELPRI, FACN',
  'maternal health, mothers, pregnancy, pregnant women, safe motherhood, mnch, rmnch, belle':
    'MMR, ANC4, SBA, IDELIV, PNCM',
  'delivery, childbirth, birth care, labour ward, born': 'SBA, IDELIV, HDELIV',
  'bmi, body mass index, mean bmi, average bmi': 'BMIF, BMIM',
  'family planning, fp, child spacing, reproductive health': 'MCPR, UNMET, CPR, DFPSM',
}
