import type { Phrasings } from '#domain/question/phrasings.ts'

/** Names that people say for the care of mothers, births and family planning. */
export const MOTHERS_SAYINGS: Phrasings = {
  TFR: 'how many kids women have, how many children women have, kids each woman has, children the average woman has, babies the average woman has, pikin one woman dey born',
  UNMET: 'women who want contraception but do not use it, want no more children but use nothing',
  ANC1: 'antenatal care from a skilled provider, antenatal care from skilled provider, antenatal from a doctor or nurse, women who saw a doctor or nurse for antenatal, saw a doctor or nurse for antenatal, antenatal with a skilled provider',
  ANC4: 'pregnant women attending antenatal four times, attending antenatal four times, attended antenatal four times, antenatal four times',
  PNCM: 'postnatal checkup for mothers, postnatal checkup of the mother, mothers checked within two days of giving birth, mothers checked within two days, postpartum care within 48 hours, postnatal checkup, women checked soon after delivery, womens checkup after birth, mothers checked after birth, nursing mothers checked after birth, new mothers checked after birth',
  PNCN: 'babies checked within two days, newborns checked within two days, postnatal check for the baby, postnatal check for baby, postnatal check of baby, postnatal checkup for newborns, postnatal checkup of the newborn, babies checked soon after delivery, newborn babies examined after birth, babies who received postnatal care',
  ARIAB:
    'pneumonia symptoms treated with antibiotics, children with cough given antibiotics, children with cough and fast breathing given antibiotics, kids with cough and fast breathing given antibiotics, antibiotic treatment of pneumonia, antibiotic treatment of suspected pneumonia, suspected pneumonia treated with antibiotics, antibiotics for pneumonia, coughing children given antibiotics',
  ARICARE:
    'care seeking for pneumonia symptoms, care sought for pneumonia, children with ari taken to a clinic, children with cough taken to a clinic, pneumonia symptoms taken to a clinic',
  DELPRI:
    'private sector delivery, private sector births, births in the private sector, births in a private hospital, deliveries in private hospitals',
  DELPUB:
    'public sector delivery, public sector births, births in the public sector, births in government hospitals, births in public hospitals, deliveries in government hospitals, deliveries in public hospitals, government facility births, government hospital births, government hospital deliveries, mothers delivering in general hospitals',
  HDELIV:
    'women giving birth at home, births outside a health facility, births outside health facilities, births outside hospital, giving birth at home, childbirth in the home, women have their babies at home, have their babies at home',
  ORT: 'oral rehydration therapy, oral rehydration therapy for diarrhoea, diarrhoea cases given oral rehydration, children with diarrhoea given oral rehydration',
  ORSZN: 'co pack ors zinc, ors zinc co pack',
  RHDEC:
    'sexual and reproductive health decisions, decisions on sexual and reproductive health, women who decide on their reproductive health, womens own informed decisions, womens own informed decisions on sex and contraception, reproductive health decisions',
  AFB: 'age when women have their first baby, age when women have first baby, age of mothers at first child, age of mothers at their first child, age at first baby, age of first time mothers, age women start having babies',
  AFM: 'average age women marry, average age at which women marry, age at which women marry, age when women first marry, age when women marry, average age girls get married, average age women enter marriage, age women marry on average',
  ABR1014:
    'births to girls under 15, births to girls younger than 15, births per 1000 girls 10 14, births per 1000 girls aged 10 14, very young adolescent birth rate, births to girls 10 to 14, birth rate of girls under 15, births to girls below 15, very young girls giving birth, births among the youngest adolescents, little girls having babies, early adolescent birth rate, births to girls below fifteen',
  ASFR: 'age specific fertility, age specific fertility rate, fertility by age, fertility rates by age group, fertility by age group, fertility rate by age, fertility at each age',
  FGM: 'women who have been cut, women who were cut, girls who have been cut, women whose genitals were cut, women who underwent female circumcision, cutting of womens private parts, cutting of girls, girls who are cut, girls cut',
  SYPHT:
    'antenatal syphilis screening, syphilis screening in pregnancy, pregnant women screened for syphilis, expectant women checked for syphilis',
  SYPHRX:
    'pregnant women with syphilis treated, syphilis treatment in anc, syphilis treatment in pregnancy, syphilis positive pregnant women treated, treatment of syphilis in pregnancy, pregnant women treated for syphilis, expectant mothers treated for syphilis',
  TCPR: 'traditional contraception, use of traditional contraception, traditional family planning, traditional family planning methods, traditional methods, withdrawal and rhythm, withdrawal and rhythm method, women using traditional methods, women using traditional birth control, non modern contraception',
  DFPSM:
    'demand satisfied by modern contraception, demand for modern contraception satisfied, need met by modern methods',
  DFPSA:
    'family planning demand satisfied any method, demand satisfied any contraceptive method, need for fp met by any method, need met by any method, demand satisfied by any method, family planning need met by any method, family planning demand met by any method, demand satisfied any method, demand satisfied by any method, dfps any method, demand satisfied all methods',
  FPDEM:
    'total demand for fp, total fp demand, demand for family planning, demand for contraception, married women who want family planning',
  UNMETM:
    'unmet need for modern family planning, unmet need for modern contraception, unmet need of modern methods, unmet modern need, demand for modern contraception not met',
  ANC1ONLY:
    'women with only one antenatal visit, one antenatal visit only, one anc visit only, only one anc visit, only one antenatal visit, just one antenatal visit, just one anc visit, exactly one antenatal visit, exactly one anc visit, a single antenatal visit, single anc visit, exactly one anc visit, exactly one antenatal visit, exactly one anc contact, antenatal one and done',
  ORCF: 'children with diarrhoea given ort and fed, oral rehydration plus continued feeding, oral rehydration and continued feeding, ors and continued feeding, fed on during diarrhoea, diarrhoea with continued feeding, ort and continued feeding, continued feeding with ors during diarrhoea',
  TEENM:
    'teen mums, teenage mums, girls who are already mothers or pregnant, girls who are already mothers, girls 15 to 19 who are mothers, teenage motherhood, teenage childbearing percentage',
  WFR: 'wanted fertility, wanted total fertility, wanted total fertility rate, wanted tfr, wanted births per woman, desired fertility, fertility that women want, fertility if unwanted births were avoided, wanted children per woman, fertility without unwanted births',
  DISTPROB:
    'women who say the clinic is too far, clinic is too far, clinic too far, hospital too far, hospital is too far, hospital too far for women, distance a barrier to care, distance as a barrier to care, distance is a barrier to care, distance as a barrier to health care, women who say clinic is too far, distance to the clinic a problem, problem of distance to a facility, distance a problem in reaching a facility, distance as a problem reaching a health facility, distance as a problem reaching health facility, complain about distance to a facility, big distance problem',
  CAREPROB:
    'women with problems getting health care, problems getting health care, problems in getting care, problem accessing care, problems accessing care, problem accessing health care, problems accessing health care, problems in accessing health care, at least one problem accessing health care, any problem accessing care, any problem accessing health care, barriers to care, barriers to care for women, barriers to health care, barriers to medical care, women facing barriers to medical care, barriers women face in getting care, struggle to get medical care, struggle most to get medical care',
  ANCN: 'anc attendees, number of anc attendees, anc attendees number, number of antenatal attendees, antenatal attendance count, antenatal clients counted, antenatal attendance numbers, pregnant women who attended antenatal number',
  MMR: 'maternal death ratio, mothers who die per 100000 births',
  MATD: 'women who died in pregnancy or childbirth, number of women who died in childbirth, how many mothers died in childbirth, number of mothers who die, women who died giving birth, women killed by childbirth each year, total women dying from pregnancy, yearly deaths of mothers, women losing their lives to childbirth',
  LTRM: 'lifetime risk of dying in childbirth, lifetime risk of dying in pregnancy, lifetime risk of dying from pregnancy, womans lifetime risk of dying from pregnancy, chance of a woman dying in childbirth over her life, risk of a woman dying in childbirth over her life, lifetime chance of dying in childbirth, lifetime risk of dying in pregnancy or childbirth, lifetime risk of dying in pregnancy',
  ABR: 'adolescents having babies',
  CPR: 'married women using any family planning, women doing something to prevent pregnancy, use any kind of contraceptive, any kind of contraceptive',
  SBA: 'deliveries handled by skilled people, delivery by a trained hand, trained person with them at birth, trained hand at birth',
  MCPR: 'women using modern birth control, couples using a modern method, family planning uptake',
  PAB: 'newborns shielded from tetanus, births safe from neonatal tetanus, infants born immune to tetanus',
}
