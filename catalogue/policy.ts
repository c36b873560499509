import type { PolicyTerms } from '#domain/policy-simulation/policy-terms.ts'

/**
 * The policy simulator's knowledge about particular indicators, and the names of published outcomes among the
 * causes of death.
 */
export const POLICY: PolicyTerms = {
  // Number of under-five deaths, their causes, and children under 5.
  deaths: 1134,
  causes: 1145,
  // Deaths of children aged 1-59 months and of newborns, by the names of the causes below.
  counted: {
    Pneumonia: [1450, 1462],
    Diarrhoea: [1451, 1464],
    Malaria: [1452],
    Measles: [1453],
    Meningitis: [1454],
    'HIV/AIDS': [1455],
    Injuries: [1456],
    'Other infections': [1457],
    Prematurity: [1458],
    'Birth asphyxia': [1459],
    'Neonatal sepsis': [1460],
    'Congenital anomalies': [1461],
    'Neonatal tetanus': [1463],
  },
  people: { indicator: 1190, denominator: 'Children under 5' },
  outcomes: {
    'Malaria deaths': 'Malaria',
    'Diarrhoea deaths': 'Diarrhoea',
    'Very severe rotavirus disease (stands for rotavirus deaths)': 'Diarrhoea',
    'Measles (stands for measles deaths)': 'Measles',
    Measles: 'Measles',
    'Pneumonia deaths': 'Pneumonia',
    'Intrapartum-related neonatal deaths': 'Birth asphyxia',
    'Neonatal sepsis deaths': 'Neonatal sepsis',
    'Deaths of preterm newborns': 'Prematurity',
  },
  // Under-five mortality rate, deaths and their causes; infant mortality rate and deaths.
  ofAllDeaths: [32, 1134, 1145, 31, 1135],
  // Neonatal mortality rate and deaths; deaths from malaria and from each cause.
  causesOf: {
    30: ['Birth asphyxia', 'Neonatal sepsis', 'Prematurity'],
    1136: ['Birth asphyxia', 'Neonatal sepsis', 'Prematurity'],
    1073: ['Malaria'],
    1450: ['Pneumonia'],
    1451: ['Diarrhoea'],
    1452: ['Malaria'],
    1453: ['Measles'],
    1458: ['Prematurity'],
    1459: ['Birth asphyxia'],
    1460: ['Neonatal sepsis'],
    1462: ['Pneumonia'],
    1464: ['Diarrhoea'],
  },
  causesOfAreas: { Malaria: ['Malaria'] },
}
