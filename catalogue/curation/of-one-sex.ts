import type { Curation } from '#domain/reference/curation.ts'

/** Indicators that count women and girls alone, or men and boys. Source: the denominators of datasets/indicators.csv. */
export const OF_ONE_SEX: Curation['ofOneSex'] = {
  female: [
    // Total fertility rate.
    1,
    // Adolescent birth rate.
    2,
    // Unmet need for family planning.
    3,
    // Contraceptive prevalence (any method).
    4,
    // ANC 1+ (skilled provider).
    5,
    // ANC 4+ (any provider).
    6,
    // Postnatal care coverage (mother).
    8,
    // IPTp, at least one dose.
    22,
    // IPTp, two or more doses.
    23,
    // Married before age 15.
    577,
    // Married before age 18.
    579,
    // Modern contraceptive prevalence.
    1001,
    // Traditional method use.
    1002,
    // Family planning need met (modern).
    1003,
    // Family planning need met (any method).
    1004,
    // Total demand for family planning.
    1005,
    // Unmet need for modern methods.
    1006,
    // One antenatal visit only.
    1007,
    // Own decisions on reproductive health.
    1014,
    // Mean age at first birth.
    1015,
    // Mean age at first marriage.
    1016,
    // Birth rate, girls aged 10-14.
    1017,
    // Age-specific fertility rates.
    1018,
    // Female genital mutilation.
    1019,
    // Iron in pregnancy.
    1035,
    // Anaemia, pregnant women.
    1038,
    // Anaemia, non-pregnant women.
    1039,
    // IPTp, three or more doses.
    1070,
    // PMTCT coverage.
    1083,
    // Recent intimate partner violence.
    1094,
    // Female literacy (15-49).
    1200,
    // Women with secondary education.
    1201,
    // Women owning a mobile phone.
    1202,
    // Women in paid employment.
    1218,
    // HIV prevalence, young women 15-24.
    1406,
    // Anaemia, women 15-49.
    1468,
    // Labour force participation, women.
    1517,
    // Breast cancer mortality.
    1530,
    // Cervical cancer mortality.
    1531,
    // Liver cancer mortality, women.
    1534,
    // Colorectal cancer mortality, women.
    1536,
    // Breast cancer incidence.
    1541,
    // Cervical cancer incidence.
    1542,
    // Teenage mothers (15-19).
    1580,
    // Women who justify wife beating.
    1583,
    // Women taking part in decisions.
    1584,
    // Condom use, young women.
    1589,
    // Distance to a health facility a problem.
    1635,
    // Women deciding on own health care.
    1636,
    // Thin women (15-49).
    1642,
    // Median age at first marriage (25-49).
    1645,
    // Women with health insurance.
    1648,
    // Any problem in obtaining care.
    1676,
  ],
  male: [
    // HIV prevalence, young men 15-24.
    1407,
    // Prostate cancer mortality.
    1532,
    // Liver cancer mortality, men.
    1533,
    // Colorectal cancer mortality, men.
    1535,
    // Prostate cancer incidence.
    1543,
    // Condom use, young men.
    1590,
    // Men with health insurance.
    1649,
  ],
}
