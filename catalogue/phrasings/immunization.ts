import type { Phrasings } from '#domain/question/phrasings.ts'

/** People's own names for vaccination: the doses by their short names, the programmes, the street. */
export const IMMUNIZATION: Phrasings = {
  PENTA3:
    'penta 3, penta three, dpt 3, dtp 3, dtp3 coverage, dtpcv 3, pentavalent 3, third penta, third dose of pentavalent, third dpt, completed penta, diphtheria tetanus pertussis third dose, five in one third dose, penta last dose, third injection for pikin',
  PENTA1:
    'penta 1, dpt 1, dtp 1, dtpcv 1, pentavalent 1, first penta, first dose of pentavalent, first dpt, penta start, diphtheria tetanus pertussis first dose, first injection for pikin',
  PENTA2:
    'penta 2, dpt 2, dtp 2, pentavalent 2, second penta, second dose of pentavalent, second dpt, dtpcv 2',
  FIC: 'fully immunized, fully vaccinated, full immunization, full vaccination, all basic vaccines, complete immunization, completed vaccination, complete vaccination schedule, children with all vaccines, fic, fully immunised child, all basic antigens, pikin wey complete im injection',
  ZERO: 'zero dose, zero doses, zerodose, never vaccinated with dpt, no dpt, no penta, missed children, unreached children, children without penta 1, children not reached by vaccination, no first dose, pikin wey never take injection',
  MCV1: 'measles, measles 1, mcv, mcv 1, measles first dose, measles vaccine, measles vaccination, measles immunization, measles coverage, mr 1, measles containing vaccine, measles jab, measles injection',
  MCV2: 'measles 2, mcv 2, measles second dose, measles second, second measles, measles booster, mr 2, second dose of measles, second measles injection',
  BCG: 'bcg, bcg vaccine, bcg vaccination, tuberculosis vaccine, tb vaccine, vaccine at birth against tb, birth injection for tb',
  OPV3: 'polio, polio 3, opv 3, opv, oral polio, oral polio third dose, polio vaccine, polio vaccination, third polio, polio drops, polio immunization',
  OPV2: 'polio 2, opv 2, oral polio second dose, second polio, second polio drops, polio second dose, second opv, oral polio vaccine 2',
  IPV1: 'ipv, ipv 1, inactivated polio, inactivated polio vaccine, injectable polio, polio injection, salk vaccine, first ipv, ipv first dose',
  IPV2: 'ipv 2, second ipv, inactivated polio second dose, second polio injection, ipv second dose, second injectable polio, inactivated polio 2, second inactivated polio',
  DROP13:
    'dropout, dropout rate, dpt dropout, penta dropout, penta 1 to 3 dropout, vaccination dropout, defaulters, drop out rate, dpt 1 to dpt 3 dropout',
  NOVAC:
    'no vaccination, no vaccine at all, unvaccinated children, never vaccinated, children without any vaccine, not vaccinated, received no vaccine, no immunization, children not immunized, unimmunized',
  ROTAC:
    'rotavirus, rota, rota last dose, rotavirus vaccine, rotavirus vaccination, rotac, completed rotavirus, diarrhoea vaccine, rota vaccine',
  PCV3: 'pcv, pcv 3, pneumococcal, pneumococcal vaccine, pneumo vaccine, third pcv, pneumonia vaccine, pneumococcal conjugate, pcv third dose',
  HEPBB:
    'hepatitis b birth dose, hep b birth dose, hepb birth dose, hepb0, hep b 0, hbv birth dose, hepatitis vaccine at birth, birth dose, hepb bd',
  YFV: 'yellow fever vaccine, yellow fever, yellow fever vaccination, yellow fever immunization, yf vaccine, yfv, yellow jab, yellow card vaccine, yellow fever coverage',
  MENA: 'meningitis vaccine, meningitis a vaccine, mena, men a, menafrivac, csm vaccine, meningococcal, meningitis vaccination, men a conjugate, cerebrospinal meningitis vaccine',
  PAB: 'protected at birth, pab, tetanus protection, neonatal tetanus protection, tetanus toxoid, tt, tt2, td2, tetanus vaccine in pregnancy, tetanus injection for belle',
}

/** Words for vaccination as a whole, with the figures that answer. */
export const IMMUNIZATION_FAMILIES: Phrasings = {
  'vaccination, vaccine, vaccines, vaccinated, immunization, immunized, immunisation coverage, vaccination coverage, routine immunization, ri, epi, injection, jab, antigen':
    'PENTA3, FIC, ZERO, MCV1, PENTA1, BCG, OPV3, MCV2',
  'penta, pentavalent, pentavalent vaccine, penta vaccine, dpt, dtp, dpt vaccine': 'PENTA3, PENTA1, PENTA2',
}
