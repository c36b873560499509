import type { Phrasings } from '#domain/question/phrasings.ts'

/** Names that people say for the deaths of adults, chronic diseases, accidents and what leads to them. */
export const CHRONIC_SAYINGS: Phrasings = {
  AMRF: 'female adult mortality, adult female mortality, adult female mortality rate, adult women dying before 60, women dying before 60, women who die before 60, women dying between 15 and 60, probability of women dying between 15 and 60, adult women dying before sixty',
  AMRM: 'male adult mortality, adult male mortality, adult male mortality rate, adult men dying before 60, men dying before 60, men who die before 60, men dying between 15 and 60, probability of men dying between 15 and 60, adult men dying before sixty',
  SURVF:
    'female survival to 65, women who reach 65, women who reach age 65, women living to 65, women who live to 65, girls who will live to 65, women alive at 65, women who live to see 65, females surviving until sixty five',
  SURVM:
    'male survival to 65, men who reach 65, men who reach age 65, men living to 65, men who live to 65, boys who will live to 65, men alive at 65, men who live to see 65, males surviving until sixty five',
  DCOMM:
    'communicable disease deaths, deaths from communicable diseases, share of deaths from communicable diseases, deaths due to communicable causes, deaths due to communicable diseases, deaths from infectious diseases, percent of deaths from infectious maternal and nutritional causes, people dying of infectious diseases, deaths from catching diseases, communicable disease share of deaths',
  DNCD: 'deaths from ncds, ncd deaths, ncd share of deaths, share of deaths from ncds, share of deaths due to ncds, percent of deaths due to ncds, noncommunicable disease share of deaths, deaths from noncommunicable diseases, dying from lifestyle diseases, people dying of ncds, deaths caused by ncds, all deaths that come from ncds, people killed by noncommunicable diseases, deaths from long lasting illnesses, ncds in all deaths, percentage dead of ncds',
  DINJ: 'injury deaths, share of deaths due to injuries, percent of deaths due to injury, injury share of deaths, deaths due to injuries, deaths caused by injuries, deaths put down to injury, deaths injuries account for',
  NCDMORT:
    'dying from ncds between 30 and 70, probability of dying from ncds 30 70, probability of dying from ncds between 30 and 70, early deaths from chronic disease, early ncd deaths, premature deaths from ncds, premature deaths from chronic disease, adults dying early from chronic diseases, chance of dying early from ncds, premature deaths from lifestyle diseases, adults killed early by noncommunicable diseases, dying before seventy from noncommunicable disease',
  RTI: 'road deaths per 100000, traffic fatality rate, road fatality rate, road death rate, traffic death rate, crude road traffic death rate',
  TRAFSTD:
    'road traffic deaths per 100000 age standardised, age standardised traffic death rate, road deaths age standardised, age standardised road deaths, traffic deaths age standardised, age standardised road traffic mortality, road traffic mortality age standardised, road deaths adjusted for age, age standardised road traffic deaths, road accident deaths corrected for age, age standardised road accident mortality',
  TRAFN:
    'road deaths, number of road deaths, people killed on the roads, people who die on the roads, traffic deaths, number of traffic deaths, road crash deaths, deaths on the road, deaths on the roads, killed in road crashes, lives lost on the roads, people killed in road accidents',
  POISON:
    'poisoning deaths, poisoning death rate, mortality from poisoning, deaths from poisoning, accidental poisoning, accidental poisoning deaths, deaths from accidental poisoning, accidental poisoning that kills, people poisoned to death by accident, rate of deaths from accidental poison, people dying of unintended poisoning, death rate from accidental poisoning, poisoned by mistake and dying, fatal accidental poisonings per hundred thousand, unintended poisoning deaths per hundred thousand',
  AIRMORT:
    'deaths due to dirty air, deaths from dirty air, deaths due to air pollution, people killed by air pollution, air pollution deaths, deaths from polluted air, people dying from bad air, deaths caused by dirty air, dying from breathing polluted air, smoke and dirty air killing people, people who die from polluted air, death rate from dirty air',
  PM25: 'air pollution, air quality, particulate matter, dirty air, polluted air, dust in the air, pm 2.5 exposure, fine particles people breathe in, dirty air people breathe, tiny particles in the air, air dirty with fine particles, fine dust in the air, dirty is the air we breathe, dirt in the air we breathe',
  TOBACCO:
    'current tobacco users, tobacco users, adults who take snuff or cigarettes, people addicted to cigarettes',
  ALCOHOL:
    'alcohol drinking, drinking of alcohol, drinking of alcohol per adult, litres of alcohol, litres of alcohol per person, litres of alcohol per adult, alcohol intake, drinking of beer wine and spirits, amount of alcohol adults consume, beer and spirits consumed per adult, how heavily people drink, yearly drinking of alcohol per person, alcohol intake of the average adult',
  DEPRESS:
    'depressive disorders, depressive disorder, people with depressive disorders, people who are depressed, people battling depression, persons affected by depressive illness, people with depression illness',
  DIAB: 'people with sugar disease, high sugar people',
  SBPM: 'blood pressure of men, mens blood pressure, male blood pressure, men blood pressure, average bp men, average blood pressure of men, bp of men, mean blood pressure of men, typical bp of men, bp reading of men, average bp among men, mens average systolic reading, mens bp on average',
  SBPF: 'blood pressure of women, womens blood pressure, female blood pressure, women blood pressure, average bp women, average blood pressure of women, bp of women, mean blood pressure of women, typical bp of women, bp reading of women, average bp among women, womens average systolic reading, womens bp on average',
  BMIM: 'average body mass index of men, male body mass index, body mass index of men, mens body mass index, mean bmi among men, mens weight for their height, typical bmi of adult men, weight compared to height among men',
  BMIF: 'average body mass index of women, female body mass index, body mass index of women, womens body mass index, mean bmi among women, womens weight for their height, typical bmi of adult women',
  CABRD: 'breast cancer deaths per 100000, breast cancer death rate, age adjusted breast cancer deaths',
  CACXD:
    'cancer of the cervix mortality, mortality from cancer of the cervix, cervix cancer death rate, cervical cancer deaths per 100000, cervix cancer mortality, age adjusted cervical cancer deaths',
  CAPRD: 'prostate cancer deaths, men dying of prostate cancer, prostate cancer death rate',
  CALIMD:
    'male liver cancer mortality, liver cancer of men, men dying of liver cancer, male liver cancer, male liver cancer deaths',
  CALIFD:
    'female liver cancer mortality, liver cancer of women, women dying of liver cancer, female liver cancer, liver cancer killing women, women liver cancer kills, female liver cancer deaths',
  CACOMD:
    'bowel cancer deaths men, bowel cancer of men, bowel cancer deaths among men, bowel cancer deaths in men, colon cancer deaths in men, bowel cancer in men, colon cancer mortality men, colon cancer in men, men dying of bowel cancer, men dying of colon cancer, male colorectal cancer mortality, male bowel cancer, colon cancer killing men',
  CACOFD:
    'bowel cancer deaths women, bowel cancer of women, bowel cancer deaths among women, bowel cancer deaths in women, colon cancer deaths in women, bowel cancer in women, colon cancer mortality women, colon cancer in women, women dying of bowel cancer, women dying of colon cancer, female colorectal cancer mortality, female bowel cancer, colon cancer killing women, women colorectal cancer kills',
  CABRN:
    'new breast cancer cases, breast cancer cases, breast cancer cases per 100000, women who develop breast cancer, women who get breast cancer',
  CACXN:
    'new cervical cancer cases, cervical cancer cases, incidence of cancer of the cervix, cancer of the cervix incidence, cervix cancer incidence, women who develop cervical cancer, women who get cervical cancer',
  CAPRN:
    'new prostate cancer cases, prostate cancer cases, men who develop prostate cancer, men who get prostate cancer',
  CABRDN:
    'how many women die of breast cancer, women who die of breast cancer, women breast cancer took away, deaths from breast cancer',
  CACXDN:
    'how many women die of cervical cancer, women who die of cervical cancer, number of women who die of cervical cancer, how many women die from cervical cancer, women cervical cancer took away, deaths from cervical cancer, total cacx deaths',
  BURN: 'fire and burns deaths, deaths from fire, burn deaths, fire deaths, deaths from fire burns, people dying after getting burnt',
  FALLS:
    'fatal falls, people who die from falls, people who die of falls, people who die after falling, people dying from falling down, people who fall and die, deaths after a fall, fall injury mortality',
  HOMI: 'murder rate, murders per 100000, killings per 100000, people murdered, people who are murdered, killings of people by others, people unlawfully killed, deaths through murder and assault',
  SUICN:
    'people who died by suicide, number of suicides, suicides number, people who died of suicide, how many suicides, people who end their own life, suicides in a year, people who committed suicide, number of people killing themselves, suicide count, total suicides',
  WOMTHIN: 'low bmi women, women with low bmi',
}
