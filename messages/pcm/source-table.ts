/** Every source of one indicator beside the others. */
export const sourceTable = {
  superseded: 'old edition',
  title: '{indicator_name} for {place}, every source',
  subtitle: '{Unit}; {heads} and the time',
  numerator: 'Numerator',
  denominator: 'Denominator',
  pieces:
    '{sources, number} sources, {pieces, plural, one {one piece} other {# pieces}} of evidence wey no take from each other.',
  piece:
    '{mark}: {kind, select, survey {one survey wey {count, plural, =2 {two people count} =3 {three people count} other {# people count}}} census {one census, wey {count, plural, =2 {two sources} =3 {three sources} other {# sources}} talk} model {one estimate, wey {count, plural, =2 {two sources} =3 {three sources} other {# sources}} talk} reports {one set of reports, wey {count, plural, =2 {two sources} =3 {three sources} other {# sources}} talk} compiled {one compilation, wey {count, plural, =2 {two sources} =3 {three sources} other {# sources}} talk} other {}}{known, select, yes { ({evidence})} no {} other {}}: {names}.',
  'adds-none':
    '{names} {count, plural, one {dey take} other {dey take}} wetin others find put inside, so e no add any piece.',
  unnamed:
    '{names} come from reports wey {count, plural, one {the publisher} other {the publishers}} no name, so we no count am.',
  'marked-as': '{period}, evidence {mark}',
} as const
