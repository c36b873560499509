import { tokens } from '#charts/tokens.ts'

const { ink, ink2, ink3, line, subtle } = tokens.light

/**
 * The look of a document as a page: the type of the reader's system, black on white, and set for paper when it is printed. That
 * type may be wider than ours, so a drawing may reach a little beyond its edge.
 */
export const STYLE = `*{box-sizing:border-box}
body{margin:0 auto;padding:16px;max-width:52rem;color:${ink};background:#fff;font:1rem/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
h1{font-size:1.75rem;line-height:1.2;margin:.8rem 0 .3rem}
h2{font-size:1.2rem;margin:2rem 0 .5rem}
h3{font-size:1.05rem;margin:1.5rem 0 .4rem}
h4,h5{font-size:1rem;margin:1.2rem 0 .3rem}
p{margin:.6rem 0}
a{color:inherit}
header{overflow-wrap:anywhere;border-bottom:1px solid ${line};padding-bottom:.4rem;color:${ink2};font-size:.875rem}
.by,.sub,.of{color:${ink2}}
.lead{font-size:1.06rem}
.of,.notes,caption{font-size:.875rem}
.notes{color:${ink3};overflow-wrap:anywhere}
.notes p{margin:.15rem 0}
figure{margin:1.2rem 0}
figcaption b,caption b{font-size:1.02rem;color:${ink}}
figure div>svg,figure img{display:block;width:100%;max-width:100%;height:auto;margin:.5rem 0}
caption{text-align:left;padding-bottom:.4rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:.25rem .8rem .25rem 0;border-bottom:1px solid ${line};font-weight:400}
thead th{font-weight:650;color:${ink2}}
.n{text-align:right}
td.n:not(.words){white-space:nowrap}
.card,.notice{overflow-wrap:anywhere;border:1px solid ${line};border-radius:4px;padding:.6rem .9rem;margin:1.2rem 0}
.notice{background:${subtle};border:0;border-left:3px solid ${ink3};border-radius:0}
.value{font-size:1.6rem;font-weight:650;margin:.2rem 0}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(10.5rem,1fr));gap:.6rem}
.cards .card{margin:0}
.pair,.columns{display:grid;gap:0 1.5rem}
.columns h2{margin-top:.6rem}
.columns .card{margin:.3rem 0}
td small,th small{display:block;color:${ink2};font-weight:400;font-size:.8em}
td small{white-space:nowrap}
th[scope=row]:has(small){min-width:7.5rem}
td svg{display:block;min-width:6.5rem}
figure svg{overflow:visible}
.small{display:none}
.break{border:0;border-top:1px solid ${line};margin:2rem 0}
summary{cursor:pointer}
footer{border-top:1px solid ${line};margin-top:2rem;font-size:.875rem;color:${ink2};overflow-wrap:anywhere}
@media(min-width:44rem){.pair{grid-template-columns:1fr 1fr}.columns{grid-template-columns:var(--columns)}}
@media screen{.pair>*,.columns>*{min-width:0}}
@media screen and (max-width:30rem){.large{display:none}.small{display:block}}
@page{margin:14mm 12mm}
@media print{body{padding:0;max-width:none;font-size:10pt}.pair{grid-template-columns:1fr 1fr}.columns{grid-template-columns:var(--columns)}figure,.card,.notice,tr{break-inside:avoid}h2,h3,h4,caption,figcaption,.lead:has(+figure),.lead:has(+.notes+figure),.lead+.notes:has(+figure){break-after:avoid}thead{display:table-header-group}.wide table{font-size:7.5pt}.wide th,.wide td{padding-right:.5rem}.break{visibility:hidden;break-after:page;margin:0}.wide{overflow:visible}details:not([open]){display:none}}`
