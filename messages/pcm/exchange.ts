/** Files wey somebody bring: wetin dem be, why dem no fit read, wetin we suggest for their names. */
export const exchange = {
  'too-many-bytes': 'Di file big pass {most} MB. Divide am, or comot wetin you no need.',
  'too-much-unpacked': 'If dem unpack am, di file go big pass {most} MB, so we no open am.',
  'too-many-rows': 'Di file get pass {most} rows. Divide am by year or by state.',
  'too-many-cells': 'One row get pass {most} cells, so dis no be table of figures.',
  'too-deep': 'Pass {most} brackets or elements dey inside each other, so we no open di file.',
  'too-slow': 'To read am take pass {most} seconds. Divide di file.',
  quotation: 'One quotation mark wey open for line {line} no ever close, so we no fit read di rest.',
  'broken-archive': 'Di file don spoil: e no fit unpack. Save am again and bring di new copy.',
  'broken-workbook':
    'Di workbook don spoil or e get password. Save one copy wey no get password and bring am.',
  'broken-parquet':
    'Di Parquet file don spoil, or dem pack am one way wey we no dey read. Save am with Snappy or as CSV and bring am.',
  'broken-xml': 'Di XML don spoil for line {line}. Export di file again.',
  'broken-json': 'Di JSON don spoil or dem cut am. Export di file again.',
  doctype: 'Di XML declare document type of im own. We no dey open dat kind file: e fit grow without end.',
  'no-value-column': 'Dis answer of DHIS2 no get column of values. Export am as figures, no be as metadata.',
  'not-a-sheet':
    '{kind, select, pdf {Dis na PDF. We no fit read im tables; ask for di sheet wey dem take make am.} word {Dis na document of word processor. Copy im table enter spreadsheet and bring am.} archive {Dis na archive. Unpack am and bring di files wey dey inside.} picture {Dis na picture. Bring di sheet wey e show.} database {Dis na database. Export di table as CSV.} other {}}',
  empty: 'Di file empty.',
  'no-table': 'We no see any table: no row of heads wey get rows under am.',
  'unknown-document': 'Dis document, wey begin with “{root}”, no be any kind wey we dey read here.',
  ragged:
    'Line {line} get {cells} cells, di heads get {heads}. Im figures fit dey wrong column, so we no read di file. Export am again.',
  'no-figures':
    'We see 0 figures: {kind, select, places {dis na list of {count, plural, one {# place} other {# places}}} names {dis na names of codes} nothing {di table no get rows of figures} other {}}.',
  suppressed: '“{text}” no be number: di publisher dey hold am back. E remain gap.',
  'formula-error': '“{text}” na error of formula, e no be number.',
  'no-number': '“{text}” no be number.',
  continuation:
    'One second table wey dey below repeat di heads but e no name im first columns: totals of regions, wey we leave out.',
  'other-heads': 'Di sheet “{sheet}” get other heads pass most sheets of dis file. Read am by imself.',
  'report-status': 'Di report talk say im be “{status}”, e never complete.',
  narrowed:
    'Di person wey export di file ask for {dimension}: {category} only. Di figures na for dat one, no be for everything.',
  'parts-differ': 'Di groups of {indicator} add up to {sum}, di whole na {total}. We read di two as dem be.',
  'is-kind':
    '{format, select, sheet {Sheet with heads} own {File of figures for di form of dis site} dhis2_analytics {Figures of DHIS2 (analytics)} dhis2_data_values {Values of DHIS2 (data value sets)} dhis2_adx {ADX, aggregate data} dhis2_metadata {Names of DHIS2 (metadata)} dhis2_org_units {Organisation units of DHIS2} dhs {Figures of di DHS Program} gho {Figures of WHO (Global Health Observatory)} world_bank {Figures of World Bank} sdmx_csv {SDMX as table} sdmx_json {SDMX as JSON} sdmx_ml {SDMX as XML} unaids {Table of UNAIDS (Naomi)} ihme {Results of di Global Burden of Disease study} owid {Table of Our World in Data} frictionless {Description of one data package} hxl {Table with HXL tags} fhir {Report of measures (FHIR)} places {List of places} geojson {Map of places} other {}}',
  because:
    '{sign, select, heads {because di heads {words} dey on top im columns} fields {because e get di fields {words}} root {because di document begin with {words}} tags {because im row of tags begin with {words}} table {because rows dey under di heads {words}} other {}}',
  'place-code': '“{code}” na di code of {place_name}.',
  'place-name': '“{text}” na {place_name}.',
  'place-other-name': '“{text}” na another name or old name of {place_name}.',
  'place-only': 'We take “{text}” as {place_name}: no other LGA get dis name. Di file no name im state.',
  'place-by-source': 'Di figures no name place. Their source “{source}” dey for {place_name}.',
  'place-as-others': 'We take “{text}” as {place_name} for {state}: na there di other LGAs of di file dey.',
  'place-around':
    'Di figures no name their own place. “{text}” dey on top or beside dem. Na {place} get dem?',
  'place-near': '“{text}” resemble {place_name} with small mistake.',
  'no-such-period':
    '{why, select, absent {No time dey: {count, plural, one {we leave one figure} other {we leave {all} figures}}.} no_year {“{text}” no name year. {count, plural, one {We leave one figure.} other {We leave {all} figures.}}} day {“{text}” na one day. {count, plural, one {We leave one figure.} other {We leave {all} figures.}}} span {“{text}” na many years or months together. {count, plural, one {We leave one figure.} other {We leave {all} figures.}}} half_year {“{text}” na half year. {count, plural, one {We leave one figure.} other {We leave {all} figures.}}} financial_year {“{text}” na year wey no start for January. {count, plural, one {We leave one figure.} other {We leave {all} figures.}}} several_weeks {“{text}” na many weeks. {count, plural, one {We leave one figure.} other {We leave {all} figures.}}} several_months {“{text}” na many months. {count, plural, one {We leave one figure.} other {We leave {all} figures.}}} other_weeks {“{text}” na week wey no start for Monday. {count, plural, one {We leave one figure.} other {We leave {all} figures.}}} no_such_week {“{text}” na week wey im year no get. {count, plural, one {We leave one figure.} other {We leave {all} figures.}}} no_period {“{text}” no be year, quarter, month or week. {count, plural, one {We leave one figure.} other {We leave {all} figures.}}} other {}}',
  'no-place':
    '{why, select, sentinel {“{text}” na row of totals or remarks, e no be place.} region {“{text}” na another country or region of many countries. Im figure no fit be Nigeria own.} old {“{text}” na state or region wey dem don divide since. Im figure no be for any state of today.} other {}}',
  'ask-place':
    '{why, select, absent {Di file no name place here. Which one e be?} several {Many LGAs get di name “{text}”. Which state e dey?} unknown {We no know any place with di name or code “{text}”. Which one e be?} smaller {“{text}” dey inside column of wards or facilities, and we no get figures of dem here. Which place e be?} state {“{text}” na name of state, and di column na of LGAs. Which place e be?} other {}}',
  'indicator-equal':
    '{kind, select, own {“{text}” na our name or code for {indicator}.} programme {“{text}” na wetin programmes and agencies dey call {indicator}.} source {“{text}” na how one of our sources dey call {indicator}.} other {}}',
  'source-name': '“{text}” na our source {source}.',
  'indicator-alike': '“{text}” get words of {indicator}.',
  equals: 'Di column equal {indicator} of {source} for {equal} of {compared} figures.',
  'equals-scaled':
    'If you multiply am by {scale}, di column equal {indicator} of {source} for {equal} of {compared} figures.',
  'ask-unit':
    '{why, select, fractions {All di {all} values dey between 0 and 1, and we dey show dis indicator for bigger unit. Dem be fractions?} stated {Di file give di unit “{unit}”, and we dey show another one. Make we convert {count, plural, one {di value} other {di {all} values}}?} other {}}',
  'several-groups':
    'Di figure na for many groups at once, like girls for town. Na only figures of one group we dey keep.',
  question:
    '{kind, select, negative {{count, plural, one {One value} other {{all} values}} dey below zero. E fit be so?} too_large {{count, plural, one {One value} other {{all} values}} big pass any figure of health. Look for mistake.} ahead {{count, plural, one {One figure na for year} other {{all} figures na for years}} wey never begin.} no_such_week {{count, plural, one {One figure} other {{all} figures}} na for week wey im year no get.} bounds {Di interval no hold im value for {count, plural, one {one figure} other {{all} figures}}. Di bounds dey each other column?} over_100 {{count, plural, one {One percentage} other {{all} percentages}} pass 100. E dey real where denominators too small.} other {}}',
} as const
