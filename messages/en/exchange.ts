/** Files that somebody brings: what they are, why they cannot be read, what is proposed for their names. */
export const exchange = {
  'too-many-bytes': 'The file is larger than {most} MB. Split it, or leave out what is not needed.',
  'too-much-unpacked': 'Unpacked, the file would be larger than {most} MB, so it is not opened.',
  'too-many-rows': 'The file has more than {most} rows. Split it by year or by state.',
  'too-many-cells': 'A row has more than {most} cells, so this is no table of figures.',
  'too-deep': 'More than {most} brackets or elements are nested, so the file is not opened.',
  'too-slow': 'Reading took longer than {most} seconds. Split the file.',
  quotation: 'A quotation mark that is opened in line {line} is never closed, so the rest cannot be read.',
  'broken-archive': 'The file is damaged: it cannot be unpacked. Save it again and bring the new copy.',
  'broken-workbook': 'The workbook is damaged or has a password. Save a copy without one and bring that.',
  'broken-parquet':
    'The Parquet file is damaged, or packed in a way that is not read here. Save it with Snappy or as CSV and bring that.',
  'broken-xml': 'The XML is damaged in line {line}. Export the file again.',
  'broken-json': 'The JSON is damaged or cut off. Export the file again.',
  doctype: 'The XML declares its own document type. Such files are not opened: they could grow without end.',
  'no-value-column': 'This answer of DHIS2 has no column of values. Export it as figures, not as metadata.',
  'not-a-sheet':
    '{kind, select, pdf {This is a PDF. Its tables cannot be read; ask for the sheet that it was made of.} word {This is a document of a word processor. Copy its table into a spreadsheet and bring that.} archive {This is an archive. Unpack it and bring the files in it.} picture {This is a picture. Bring the sheet that it shows.} database {This is a database. Export the table as CSV.} other {}}',
  empty: 'The file is empty.',
  'no-table': 'No table was found: no row of heads with rows below it.',
  'unknown-document': 'This document, which begins with “{root}”, is of no kind that is read here.',
  ragged:
    'Line {line} has {cells} cells, the heads have {heads}. Its figures may be in the wrong columns, so the file is not read. Export it again.',
  'no-figures':
    '0 figures found: {kind, select, places {this is a list of {count, plural, one {# place} other {# places}}} names {these are names of codes} nothing {the table has no rows of figures} other {}}.',
  suppressed: '“{text}” is no number: the publisher withholds it. It stays a gap.',
  'formula-error': '“{text}” is the error of a formula and no number.',
  'no-number': '“{text}” is no number.',
  continuation:
    'A second table below repeats the heads without naming its first columns: totals of regions, which are left out.',
  'other-heads': 'The sheet “{sheet}” has other heads than most sheets of this file. Read it separately.',
  'report-status': 'The report says of itself that it is “{status}”, not complete.',
  narrowed:
    'The file was exported for {dimension}: {category} alone. The figures are of that, not of everything.',
  'parts-differ':
    'The groups of {indicator} add up to {sum}, the whole is {total}. Both are read as they are.',
  'is-kind':
    '{format, select, sheet {A sheet with heads} own {A file of figures in the form of this site} dhis2_analytics {Figures of DHIS2 (analytics)} dhis2_data_values {Values of DHIS2 (data value sets)} dhis2_adx {ADX, aggregate data} dhis2_metadata {Names of DHIS2 (metadata)} dhis2_org_units {Organisation units of DHIS2} dhs {Figures of the DHS Program} gho {Figures of WHO (Global Health Observatory)} world_bank {Figures of the World Bank} sdmx_csv {SDMX as a table} sdmx_json {SDMX as JSON} sdmx_ml {SDMX as XML} unaids {A table of UNAIDS (Naomi)} ihme {Results of the Global Burden of Disease study} owid {A table of Our World in Data} frictionless {The description of a data package} hxl {A table with HXL tags} fhir {A report of measures (FHIR)} places {A list of places} geojson {A map of places} other {}}',
  because:
    '{sign, select, heads {because its columns have the heads {words}} fields {because it has the fields {words}} root {because the document begins with {words}} tags {because its row of tags begins with {words}} table {because there are rows below the heads {words}} other {}}',
  'place-code': '“{code}” is the code of {place_name}.',
  'place-name': '“{text}” is {place_name}.',
  'place-other-name': '“{text}” is another or an older name of {place_name}.',
  'place-only':
    '“{text}” is taken for {place_name}: no other LGA has this name. The file does not name its state.',
  'place-by-source': 'The figures name no place. Their source “{source}” is in {place_name}.',
  'place-as-others': '“{text}” is taken for {place_name} in {state}: the other LGAs of the file are there.',
  'place-around':
    'The figures name no place, and “{text}” is written above or beside them. Are they of {place}?',
  'place-near': '“{text}” looks like {place_name} with a slip.',
  'no-such-period':
    '{why, select, absent {Without a period: {count, plural, one {one figure is left out} other {{all} figures are left out}}.} no_year {“{text}” names no year. {count, plural, one {One figure is left out.} other {{all} figures are left out.}}} day {“{text}” is a day. {count, plural, one {One figure is left out.} other {{all} figures are left out.}}} span {“{text}” is a span of years or months. {count, plural, one {One figure is left out.} other {{all} figures are left out.}}} half_year {“{text}” is a half-year. {count, plural, one {One figure is left out.} other {{all} figures are left out.}}} financial_year {“{text}” is a year that does not begin in January. {count, plural, one {One figure is left out.} other {{all} figures are left out.}}} several_weeks {“{text}” is several weeks. {count, plural, one {One figure is left out.} other {{all} figures are left out.}}} several_months {“{text}” is several months. {count, plural, one {One figure is left out.} other {{all} figures are left out.}}} other_weeks {“{text}” is a week that does not begin on Monday. {count, plural, one {One figure is left out.} other {{all} figures are left out.}}} no_such_week {“{text}” is a week that its year does not have. {count, plural, one {One figure is left out.} other {{all} figures are left out.}}} no_period {“{text}” is no year, quarter, month or week. {count, plural, one {One figure is left out.} other {{all} figures are left out.}}} other {}}',
  'no-place':
    '{why, select, sentinel {“{text}” is a row of totals or remarks and no place.} region {“{text}” is another country or a region of several. Its figure is never Nigeria’s.} old {“{text}” is a state or region that was divided since. Its figure is none of a state of today.} other {}}',
  'ask-place':
    '{why, select, absent {The file names no place here. Which one is it?} several {Several LGAs have the name “{text}”. In which state is it?} unknown {No place with the name or code “{text}” is known. Which one is it?} smaller {“{text}” is in a column of wards or facilities, of which there are no figures here. Which place is it?} state {“{text}” is the name of a state, and the column is of LGAs. Which place is it?} other {}}',
  'indicator-equal':
    '{kind, select, own {“{text}” is our name or code of {indicator}.} programme {“{text}” is what programmes and agencies call {indicator}.} source {“{text}” is how one of our sources calls {indicator}.} other {}}',
  'source-name': '“{text}” is our source {source}.',
  'indicator-alike': '“{text}” has words of {indicator}.',
  equals: 'The column equals {indicator} of {source} in {equal} of {compared} figures.',
  'equals-scaled':
    'Multiplied by {scale}, the column equals {indicator} of {source} in {equal} of {compared} figures.',
  'ask-unit':
    '{why, select, fractions {All {all} values lie between 0 and 1, and we show this indicator in a larger unit. Are they fractions?} stated {The file gives the unit “{unit}”, and we show another one. Shall {count, plural, one {the value} other {the {all} values}} be converted?} other {}}',
  'several-groups':
    'The figure is of several groups at once, such as girls in towns. Only figures of one group are kept.',
  question:
    '{kind, select, negative {{count, plural, one {One value is below zero.} other {{all} values are below zero.}} Can that be?} too_large {{count, plural, one {One value is larger} other {{all} values are larger}} than any figure of health. Look for a slip.} ahead {{count, plural, one {One figure is of a year that has not begun.} other {{all} figures are of years that have not begun.}}} no_such_week {{count, plural, one {One figure is} other {{all} figures are}} of a week that its year does not have.} bounds {The interval does not hold its value in {count, plural, one {one figure} other {{all} figures}}. Are the bounds swapped?} over_100 {{count, plural, one {One percentage is} other {{all} percentages are}} above 100. That is real where denominators are too small.} other {}}',
} as const
