/**
 * Age in weeks at which a dose is due, by the coverage that counts it, as the national immunisation schedule has it. Coverages
 * of several doses together have none.
 */
export const DUE_WEEKS: Readonly<Record<number, number>> = {
  // At birth: BCG, hepatitis B.
  397: 0,
  1059: 0,
  // At 6 weeks: pentavalent 1, rotavirus 1.
  212: 6,
  584: 6,
  // At 10 weeks: pentavalent 2, polio 2, rotavirus 2.
  1050: 10,
  1055: 10,
  585: 10,
  // At 14 weeks: pentavalent 3 and what it holds, polio 3, pneumococcal 3, inactivated polio, the last rotavirus dose.
  18: 14,
  1060: 14,
  1061: 14,
  1054: 14,
  1058: 14,
  19: 14,
  1062: 14,
  1057: 14,
  // At 9 months: measles 1, yellow fever, meningitis A.
  20: 39,
  587: 39,
  588: 39,
  // At 15 months: measles 2.
  1056: 65,
}
