import type { Phrasings } from '#domain/question/phrasings.ts'

/** Names that people say for money for health, staff and facilities. */
export const SERVICES_SAYINGS: Phrasings = {
  CHEGDP:
    'che as percent of gdp, che gdp, health share of gdp, share of gdp spent on health, percent of gdp spent on health, percent of gdp for health',
  EXTCHE:
    'external share of health spending, external share, donor share, donor share of health spending, share of health spending from donors, donor funding of health, donor financing of health, foreign share of health spending',
  GGHE: 'government share, government share of health spending, public share of health spending, public share of health expenditure, share of health spending paid by government, share of health spending that government pays, government part of health spending, government spending on health as share of health expenditure, government spending on health as share of total health expenditure, government spending on health as share of current health expenditure, government spending on health as percent of health expenditure, government spending on health as percent of total health expenditure, government spending on health as percent of current health expenditure',
  PVTCHE:
    'private share, private share of health spending, private share of health expenditure, private share of current health expenditure, private health spending, share of health spending that is private, private part of health spending',
  CHEPC:
    'current health expenditure per person, current health expenditure per capita, health spending per head in dollars, health spending per person in dollars, dollars spent on health per person, dollars per person for health, health expenditure per person in dollars, health spending per person in us dollars, health spending per head in us dollars',
  CHEPPP:
    'health expenditure per capita ppp, health spending per head ppp, health spending per person in international dollars, health spending per head in international dollars, health spending per capita ppp',
  GGHEGGE:
    'share of government spending going to health, share of government spending on health, government spending that goes to health, of government spending on health, of general government expenditure on health, of its general government expenditure on health, of total government expenditure on health, of government expenditure on health, of its government spending on health, of the government budget on health, of its budget on health, of the budget on health, of its spending on health, percent of the budget for health, percent of government spending on health, does government spend on health as share of government spending, does government spend on health as share of government expenditure, does government spend on health as share of the budget, does government spend on health as percent of government spending, does government spend on health as percent of government expenditure, does government spend on health as percent of the budget, government spending on health as share of government spending, government spending on health as share of government expenditure, government spending on health as share of the budget, government spending on health as percent of government spending, government spending on health as percent of government expenditure, government spending on health as percent of the budget',
  GGHEGDP:
    'public health spending gdp, public spending on health gdp, government health spending gdp, government spending on health gdp, government spending on health as share of gdp, government spending on health as percent of gdp, public health spending of gdp, public health spending % of gdp',
  OOPPC:
    'out of pocket per person, out of pocket per head, out of pocket per capita, oop per head, oop per capita, oop per person, oop per head in dollars, oop per head in us dollars, oop per capita dollars, oop per person in dollars, out of pocket spending per person, out of pocket spending per head, out of pocket spending per capita, out of pocket health spending per capita, out of pocket health spending per head, out of pocket per person in dollars, out of pocket per head in dollars, people who pay out of pocket per head in dollars, pay out of pocket per head, pay out of pocket per person, out of pocket payments per head',
  OOPPPP:
    'oop per capita ppp, oop per person ppp, oop per head ppp, out of pocket per person ppp, out of pocket per head in international dollars, out of pocket per person in international dollars, out of pocket spending per head in international dollars',
  GHEDPC:
    'government spending on health per person, government spending on health per head, government health spending per head in dollars, government health spending per person in dollars, public health spending per head',
  GHEDPPP:
    'government health expenditure per capita ppp, government health spending per head ppp, government health spending per head in international dollars, government health spending per person in international dollars',
  EHEPC:
    'donor health spending per person, donor spending on health per person, donor spending on health per head, external health expenditure per capita, external health expenditure per head, external health spending per head, foreign health aid per head, foreign health aid per person, health aid per person',
  PVTPC:
    'private health expenditure per capita, private health expenditure per head, private spending on health per head, private spending on health per person, private health spending per head, private health spending per head in dollars',
  CATA10:
    'households spending more than 10 on health, people spending more than 10 of their budget on health, people spending over a tenth of their budget on health, households spending over a tenth of their budget on health, more than a tenth of the budget on health, spending over 10 of their budget on health, spending over 10 of household budget on health, spending over 10 of their income on health, spending over 10 of income on health, spending more than 10 of their budget on health, spending more than 10 of household budget on health, spending more than 10 of their income on health, spending more than 10 of income on health, spending above 10 of their budget on health, spending above 10 of household budget on health, spending above 10 of their income on health, spending above 10 of income on health, spend over 10 of their budget on health, spend over 10 of household budget on health, spend over 10 of their income on health, spend over 10 of income on health, spend more than 10 of their budget on health, spend more than 10 of household budget on health, spend more than 10 of their income on health, spend more than 10 of income on health, spend above 10 of their budget on health, spend above 10 of household budget on health, spend above 10 of their income on health, spend above 10 of income on health, catastrophic spending, catastrophic spending on health, catastrophic health costs',
  CATA25:
    'households spending more than 25 on health, people spending more than 25 of their budget on health, people spending over a quarter of their budget on health, households spending over a quarter of their budget on health, more than a quarter of the budget on health, spending over 25 of their budget on health, spending over 25 of household budget on health, spending over 25 of their income on health, spending over 25 of income on health, spending more than 25 of their budget on health, spending more than 25 of household budget on health, spending more than 25 of their income on health, spending more than 25 of income on health, spending above 25 of their budget on health, spending above 25 of household budget on health, spending above 25 of their income on health, spending above 25 of income on health, spend over 25 of their budget on health, spend over 25 of household budget on health, spend over 25 of their income on health, spend over 25 of income on health, spend more than 25 of their budget on health, spend more than 25 of household budget on health, spend more than 25 of their income on health, spend more than 25 of income on health, spend above 25 of their budget on health, spend above 25 of household budget on health, spend above 25 of their income on health, spend above 25 of income on health',
  IMPOV:
    'impoverishing health spending, pushed into poverty by health costs, pushed into poverty by health spending, pushed into poverty by medical bills, pushed below the poverty line by medical bills, pushed below the poverty line by health spending, made poor by medical bills',
  ODAH: 'health aid, aid for health, foreign aid for health, aid to health, aid to health sector, aid to the health sector, oda for health, oda health, development assistance for health',
  ODAPC: 'oda per capita, oda per head, foreign aid per head, foreign aid per person, aid per head',
  HIVEXP:
    'hiv spending, hiv expenditure, total hiv expenditure, hiv aids spending, hiv aids expenditure, aids spending, spending on hiv, spending on aids, money spent on hiv, money for hiv',
  HIVEXPPUB:
    'government spending on hiv, government hiv spending, hiv expenditure from government, public money for hiv, public spending on hiv, domestic public money for hiv, domestic spending on hiv, government money for hiv',
  HIVEXPINT:
    'donor money for hiv, donor spending on hiv, donor funding for hiv, foreign funding for hiv, foreign money for hiv, international funding of hiv, international money for hiv',
  PHARMDENS: 'chemists per 10000',
  DENTDENS: 'dental doctors, dental doctors per 10000',
  INVDOC:
    'doctors in health facilities, doctors in hospitals and clinics, doctors counted in the inventory, doctors counted in the facility inventory, doctors counted in facilities, doctors working in facilities',
  INVNUR:
    'nurses in health facilities, nurses in hospitals and clinics, nurses counted in the inventory, nurses counted in facilities, nurses working in facilities',
  INVMID:
    'midwives in health facilities, midwives counted in the inventory, midwives counted in facilities, midwives working in facilities, midwives in hospitals and clinics',
  INVCHEW: 'junior and senior chews, senior chews, junior chews, extension workers, number of chews',
  INVLAB:
    'lab technicians, lab technicians in facilities, laboratory technicians in facilities, lab techs, lab staff, laboratory staff, lab scientists in facilities',
  DOCREG: 'registered doctors, number of registered doctors, doctors registered',
  FACPRI:
    'primary health facilities run by government, primary health facilities the government runs, government primary health centres, government primary facilities, primary health facilities',
  FACDENS:
    'public health facilities per 10000, public health facilities per 10000 people, public facilities per 10000, public facilities per 10000 population, facilities per 10000, facilities per 10000 people, facility density, health facility density',
  INVFAC:
    'facilities surveyed, number of facilities surveyed, facilities in the mdg inventory, facilities in the inventory, facilities visited by the inventory, mdg inventory health facilities, mdg inventory facilities',
  INVDEL:
    'facilities where women can deliver, facilities that take deliveries, health facilities offering delivery, facilities offering delivery, facilities with maternity services, clinics with maternity services, clinics with delivery services',
  INVSBA:
    'clinics with a midwife or skilled attendant, clinics with a skilled birth attendant, facilities with a skilled attendant',
  INVCS:
    'where caesarean sections are done, where caesareans are done, facilities offering caesarean section, facilities offering c section, hospitals that do caesareans, hospitals that do c sections',
  INVMEA:
    'health facilities providing measles immunization, clinics offering measles vaccine, facilities offering measles vaccine, facilities with measles vaccine',
  INVEMT:
    'facilities with an ambulance, health facilities with ambulance, health facilities with an ambulance, clinics with an ambulance, clinics with ambulance, facilities with ambulances, hospitals with an ambulance',
  INV247:
    'clinics open 24 7, facilities open 24 7, 24 hour health facilities, 24 hour facilities, 24 hour clinics, facilities open round the clock, clinics open round the clock, facilities open all day and night, clinics open day and night',
  INVRI:
    'facilities offering immunization, facilities offering vaccination, facilities that offer vaccination, clinics offering immunization, clinics giving vaccines, facilities giving vaccines, clinics that vaccinate, facilities that vaccinate',
  INVANC:
    'facilities offering anc, facilities offering antenatal care, clinics with antenatal services, facilities with antenatal services, clinics offering antenatal care, facilities with anc',
  INVD247:
    'facilities with 24 hour delivery, 24 hour delivery, 24 hour delivery services, round the clock delivery, round the clock delivery services, delivery day and night, clinics where women can deliver at any time, facilities where women can deliver at any time',
  INVFP:
    'facilities offering family planning, facilities offering fp, health facilities that offer fp, clinics with family planning services, facilities with family planning services, family planning clinics, clinics offering family planning',
  INVGM:
    'growth monitoring, growth monitoring of children, health facilities offering growth monitoring, facilities offering growth monitoring, clinics that weigh children, facilities that weigh children',
  INVHIV:
    'hiv testing centres, hiv test centres, clinics offering hiv test, clinics offering hiv testing, facilities offering hiv testing, facilities offering hiv tests, facilities offering htc, facilities that test for hiv',
  INVMAL:
    'facilities offering malaria rdt, facilities offering malaria rdt or microscopy, facilities offering malaria tests, clinics that test for malaria, facilities that test for malaria, facilities offering malaria testing',
  INVWAT:
    'facilities with water, health facilities with water, clinics with water, clinics with clean water, health facilities with clean water, facilities with clean water, hospitals with water',
  INVGRID:
    'facilities with electricity, health facilities with electricity, clinics with electricity, hospitals with electricity, facilities with power, health facilities with power, facilities with grid power, clinics with power, clinics with light, facilities with light',
  INVNET:
    'facilities giving out nets, facilities that give out nets, facilities with nets, facilities giving nets, clinics distributing bed nets, clinics that distribute nets, facilities that distribute nets, clinics giving nets',
  OOP: 'oop share, oop share of health spending, out of pocket share of health spending, share of health spending out of pocket',
}
