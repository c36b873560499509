/** `dimension:category` of the data → people's own names for the group. */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  'residence:Urban':
    'urban, urban areas, cities, towns, city, town, in cities, urban area, urban residents, urban centres',
  'residence:Rural':
    'rural, rural areas, villages, village, countryside, rural area, rural residents, rural communities',
  'wealth_quintile:Poorest':
    'poorest, poorest quintile, poorest 20, lowest quintile, poorest fifth, poorest households, poorest people, lowest wealth quintile, bottom quintile, first wealth quintile, poorest wealth quintile, poorest children, poorest women, poorest 20 percent',
  'wealth_quintile:Second': 'second quintile, second wealth quintile, second poorest',
  'wealth_quintile:Middle': 'middle quintile, middle wealth quintile, third quintile, third wealth quintile',
  'wealth_quintile:Fourth': 'fourth quintile, fourth wealth quintile, second richest',
  'wealth_quintile:Richest':
    'richest, richest quintile, richest 20, highest quintile, wealthiest, richest fifth, richest households, richest people, highest wealth quintile, top quintile, wealthiest quintile, fifth quintile, richest wealth quintile, richest children, richest women, rich people, wealthy, richest 20 percent',
  'sex:Female': 'female, females, girl, girls, women, woman, female children',
  'sex:Male': 'male, males, boy, boys, men, man, male children',
}

/** Dimension → how people ask for all of its groups. */
export const DIMENSION_WORDS: Readonly<Record<string, string>> = {
  residence:
    'by residence, urban and rural, urban versus rural, urban vs rural, rural versus urban, rural vs urban, rural and urban, urban or rural, urban rural, rural urban, by place of residence, by urban and rural, urban compared with rural, rural or urban',
  wealth_quintile:
    'by wealth, wealth quintile, wealth quintiles, by wealth quintile, by income, rich and poor, poor and rich, richest and poorest, poorest and richest, poorest versus richest, richest versus poorest, poorest vs richest, richest vs poorest, wealth groups, by wealth group, quintiles, by quintile, rich versus poor, rich vs poor',
  sex: 'by sex, by gender, male and female, female and male, boys and girls, girls and boys, men and women, women and men, sex, gender, girls versus boys, boys versus girls, male versus female, male vs female, boys vs girls, girls vs boys, men vs women, women vs men',
  age: 'by age, age groups, by age group, age group',
  age_sex:
    'by age and sex, by sex and age, age and sex, sex and age, by age and gender, by gender and age, age by sex, by age group and sex, by sex and age group',
}
