import type { Phrasings } from '#domain/question/phrasings.ts'

/** How people describe indicators of chronic diseases, injuries and what leads to them, by code. */
export const CHRONIC_DESCRIPTIONS: Phrasings = {
  NCDMORT:
    'dying from cancer heart disease or diabetes before age 70, people aged 30 to 70 dying early from chronic diseases, probability that noncommunicable disease kills someone between 30 and 70, adults who die too early from long term illnesses, early death from heart cancer diabetes or chronic lung disease, people at thirty who die of chronic disease before 70, risk that chronic sickness kills people before old age',
  SUICIDE:
    'people who kill themselves per 100000 population, rate at which people take their own lives, suicide deaths for every 100000 people, how often people end their own life per 100000, persons per 100000 who die by taking their own life, people dying by suicide compared with population, people wey kill themselves per 100000',
  RTI: 'people killed in road accidents per 100000 population, road crash deaths for every 100000 people, rate at which people die in motor accidents, people dying on the roads compared with population, how often traffic crashes kill people per 100000, people who lose their lives in car crashes per 100000, people wey die for motor accident per 100000',
  POISON:
    'people who die from swallowing poison by accident per 100000, death rate from accidental poisoning, people poisoned by mistake who die per 100000, how often accidental poison kills people, deaths from poisoning that was not on purpose, people killed by unintended poisoning per 100000 population, people mistakenly taking poison and dying from it rate',
  AIRMORT:
    'people who die because of dirty air per 100000, deaths caused by smoke at home and polluted outside air, people killed by air pollution indoors and outdoors, death rate blamed on polluted air and cooking smoke, lives lost because the air people breathe is polluted, how often bad air inside and outside homes kills people, deaths that come from breathing bad air',
  TOBACCO:
    'adults who smoke or use tobacco, people aged 15 and above who use cigarettes or snuff, share of grown ups who take tobacco, people over 15 who are current tobacco users, how common smoking and tobacco use is, adults who smoke cigarettes or take snuff now, people wey dey smoke or use tobacco',
  ALCOHOL:
    'how much alcohol each adult drinks in a year, litres of pure alcohol drunk per person above 15, amount of alcohol people consume in a year per adult, how heavily people aged 15 and over drink, average alcohol intake of an adult in litres, quantity of beer and spirits adults drink as pure alcohol, how much alcohol people drink per head',
  DEPRESS:
    'people who are living with depression, share of the population who are depressed, people suffering from a depressive illness, how common depression is among people, people whose mental illness is depression, persons affected by depressive disorders as share of population, people with deep sadness that is an illness share',
  HBSAG:
    'under fives who carry the hepatitis b virus, small children infected with hepatitis b, share of children below five having hepatitis b in blood, children under five who would test positive for hepatitis b, how common hepatitis b infection is in young children, young children living with chronic hepatitis b, kids under five whose blood shows hepatitis b antigen',
  DNCD: 'share of deaths from chronic illnesses that do not spread, how much of all dying is due to lifestyle diseases, percentage of deaths that noncommunicable diseases cause, people of all ages dying from diseases nobody can catch, portion of deaths heart disease cancer and diabetes account for, proportion of all the dead killed by chronic disease, deaths from sickness that is not infectious as a percentage',
  DINJ: 'share of all deaths that injuries cause, percentage of people dying from accidents and violence, how much of all dying is due to injury, portion of deaths that come from wounds and accidents, proportion of the dead killed by any kind of injury, accidents and violence as part of every death, part of total deaths which injuries are responsible for',
  DIAB: 'adults who live with diabetes, grown people having too much sugar in their blood, people who suffer from sugar disease, adults aged 20 to 79 who are diabetic, how common diabetes is among grown ups, share of adults whose blood sugar makes them diabetic, men and women who dey manage sugar sickness',
  SBPM: 'average blood pressure of men, how high the blood pressure of adult men is, the upper bp reading among men, men and how high their bp reads on average, mean top number when men have their pressure checked, blood pressure that grown men have on average, usual bp level found when adult males are measured',
  SBPF: 'average blood pressure of women, how high the blood pressure of adult women is, the upper bp reading among women, women and how high their bp reads on average, mean top number when women have their pressure checked, blood pressure that grown women have on average, usual bp level found when adult females are measured',
  BMIM: 'average weight for height among men, how heavy men are for their height, how fat or thin men are on average, mean bmi that adult men have, body size of grown men measured by bmi, what men weigh compared with how tall they are, average bmi found when men are weighed and measured',
  BMIF: 'average weight for height among women, how heavy women are for their height, how fat or thin women are on average, mean bmi that adult women have, body size of grown women measured by average bmi, what women weigh compared with how tall they are, average bmi found when women are weighed and measured',
  CABRD:
    'rate at which breast cancer kills women, women dying of breast cancer per hundred thousand, death rate from cancer of the breast, how deadly breast cancer is per 100000 women, out of 100000 women those whom breast cancer kills, chance of women dying from breast cancer as a rate, breast cancer death rate among females',
  CACXD:
    'rate at which cervical cancer kills women, women dying of cervical cancer per hundred thousand, death rate from cancer of the cervix, out of 100000 women those whom cervical cancer kills, how deadly cancer of the womb neck is per 100000, cervical cancer death rate among females, rate of dying from cancer at the neck of womb',
  CAPRD:
    'rate at which prostate cancer kills men, men dying of prostate cancer per hundred thousand, death rate from cancer of the prostate, out of 100000 men those whom prostate cancer kills, men who lose their lives to prostate cancer, how often old men die of prostate cancer, prostate cancer killing men',
  CALIMD:
    'rate at which liver cancer kills men, men dying of liver cancer per hundred thousand, death rate from cancer of the liver in males, out of 100000 men those whom liver cancer kills, men who lose their lives to liver cancer, how often men die from cancer of the liver, cancer of the liver killing men',
  CALIFD:
    'rate at which liver cancer kills women, women dying of liver cancer per hundred thousand, death rate from cancer of the liver in females, out of 100000 women those whom liver cancer kills, women who lose their lives to liver cancer, how often women die from cancer of the liver, cancer of the liver killing women',
  CACOMD:
    'rate at which bowel cancer kills men, men dying of colon or rectal cancer, death rate from cancer of the large intestine in males, out of 100000 men those whom colorectal cancer kills, men who lose their lives to bowel cancer, how often men die from cancer of the colon, cancer of the bowel killing men',
  CACOFD:
    'rate at which bowel cancer kills women, women dying of colon or rectal cancer, death rate from cancer of the large intestine in females, out of 100000 women those whom colorectal cancer kills, women who lose their lives to bowel cancer, how often women die from cancer of the colon, cancer of the bowel killing women',
  CABRN:
    'women who newly get breast cancer, rate at which women are found with breast cancer, new cases of cancer of the breast per 100000, women diagnosed with breast cancer each year, how common it is for women to develop breast cancer, females in whom a breast cancer appears that year, how many women per 100000 come down with breast cancer',
  CACXN:
    'women who newly get cervical cancer, rate at which women are found with cervical cancer, new cases of cancer of the cervix per 100000, women diagnosed with cervical cancer each year, how common it is for women to develop cervical cancer, women in whom cancer of womb neck newly appears, how many women per 100000 come down with cervical cancer',
  CAPRN:
    'men who newly get prostate cancer, rate at which men are found with prostate cancer, new cases of cancer of the prostate per 100000, men diagnosed with prostate cancer each year, how common it is for men to develop prostate cancer, males in whom a prostate cancer appears that year, how many men per 100000 come down with prostate cancer',
  CABRDN:
    'number of women killed by breast cancer, how many women breast cancer killed in the year, total deaths from cancer of the breast, count of women who died of breast cancer, number of mothers and daughters lost to breast cancer, women dead from breast cancer in absolute number, how many women lost their lives to breast cancer',
  CACXDN:
    'number of women killed by cervical cancer, how many women cervical cancer killed in the year, total deaths from cancer of the cervix, count of women who died of cervical cancer, women dead from cervical cancer in absolute number, how many women lost their lives to cervical cancer, number who died from cancer of the womb neck',
  BURN: 'people who die from fire and burns, rate at which burns kill people, deaths per hundred thousand from being burnt, people killed by fire and hot liquid, how often people are burnt to death, burn injuries that end in death, persons that fire or scalding kills',
  DROWN:
    'people who die by drowning, rate at which people drown, deaths per hundred thousand from drowning in water, people killed in rivers and wells by drowning, how often people drown to death, persons who enter water and lose their lives, people that water carries away and drowns',
  FALLS:
    'people who die from falling down, rate at which falls kill people, deaths per hundred thousand from falling, people killed when they fall from a height, how often a fall ends in death, persons who fall from trees or buildings and die, old people and others whom a fall kills',
  TRAFSTD:
    'age standardised rate of people killed on the roads, road crash death rate adjusted for age, age adjusted rate at which motor accidents kill people, traffic deaths per 100000 after allowing for age, rate of dying in road accidents corrected for age structure, how often accidents on the road kill with age standardised, road accident deaths per hundred thousand standardised by age',
  SUICN:
    'number of people who killed themselves, how many people took their own lives in the year, total deaths by suicide, count of people who died by self harm, number of lives that suicide took, people dead from suicide in absolute number, how many committed suicide in the year',
  TRAFN:
    'number of people killed in road accidents, how many people died on the roads in the year, total deaths from motor accidents, count of people whom vehicle crashes killed, number of lives that road crashes took, how many lost their lives in road traffic crashes, people dead from road accidents in absolute number',
  PM25: 'how dirty the air is that people breathe, amount of fine dust in the air people breathe, level of air pollution by tiny particles, fine particles which people inhale over the year, how polluted the air is with very small particles, concentration of fine smoke and dust in outside air, air quality measured by fine particles',
}
