import type { BriefSubjects } from '#domain/brief/subjects.ts'

/** The subjects of the briefs and the profiles of places. A change of the data set is checked here too. */
export const BRIEF: BriefSubjects = {
  key: [
    // Neonatal mortality rate.
    30,
    // Antenatal care, four visits; skilled attendance at birth; modern contraceptive prevalence.
    6, 7, 1001,
    // Penta 3, measles, children with no vaccination.
    18, 20, 1052,
    // Stunting, wasting.
    14, 15,
    // Children under 5 who slept under a treated net.
    402,
  ],
  // Births in a facility, Penta 3, measles, neonatal mortality.
  trends: [1008, 18, 20, 30],
  watched: [
    // Under-five and maternal mortality.
    32, 29,
    // HIV and malaria prevalence, tuberculosis incidence.
    26, 1600, 1100,
    // Anaemia of children and of pregnant women, diet of infants.
    1037, 1038, 1036,
    // Birth registration, open defecation, basic drinking water.
    1198, 550, 551,
    // Out-of-pocket spending.
    217,
  ],
  // Antenatal care, one visit; preventive malaria treatment; Penta 1; zero-dose; fully immunized; total population.
  compared: [5, 22, 212, 399, 21, 62, 1198],
  grouped: [
    // By wealth and residence: antenatal care, skilled attendance, Penta 3, measles, stunting, contraception.
    6, 7, 18, 20, 14, 4,
    // By residence: drinking water, sanitation, electricity. By sex: neonatal and under-five mortality.
    551, 1210, 30, 32,
    // By sex of states: school attendance and mean years of schooling.
    1216, 1217, 1204,
  ],
  // All people, children under five, women of reproductive age.
  people: [62, 1190, 1192],
  facilities: {
    all: 1180,
    // Primary, secondary, tertiary.
    tiers: [1181, 1182, 1183],
    density: 1184,
  },
}
