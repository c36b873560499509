#!/usr/bin/env python3
"""Asks every question of an endpoint and judges the answers.

  python3 judge.py --questions questions.jsonl --url http://127.0.0.1:8080/api/assistant --out verdicts.jsonl
  python3 judge.py --questions questions.jsonl --answers stored.jsonl      judge stored answers ({"id":…, …answer})
  python3 judge.py --questions questions.jsonl --self-test                 the judge judged: a perfect, a lying, a mute and other answerers
  python3 judge.py … --also other.jsonl                                    the same questions built on another release: verdicts that differ only by the release are named and taken from the better

The answer is JSON with text, rows[], declined, links[]. Other names: --text-path a.b, --rows-path, --declined-path, --links-path.
The request is {question: text, session: id}; other names: --question-field, --session-field; more: --extra '{"mode":"chat"}'.
A conversation is sent turn by turn with one session id; with --history the earlier turns go along as history[].
"""
import argparse, collections, csv, json, os, re, sys, time, urllib.request, uuid
A = argparse.ArgumentParser(); g = A.add_argument
g('--questions', required=True); g('--also'); g('--url'); g('--answers'); g('--out'); g('--self-test', action='store_true')
g('--question-field', default='question'); g('--session-field', default='session'); g('--extra', default='{}'); g('--history', action='store_true')
g('--text-path', default='text'); g('--rows-path', default='rows'); g('--declined-path', default='declined'); g('--links-path', default='links')
g('--release', default=os.environ.get('RELEASE', '')); g('--kinds'); g('--limit', type=int); g('--header', action='append', default=[]); g('--timeout', type=float, default=60); g('--pause', type=float, default=0)
a = A.parse_args()
HERE = os.path.dirname(os.path.abspath(__file__))
REL = a.release or os.path.join(HERE, '../../datasets')
NAMES, PLACES, SOURCES, SID, LID = [], [], [], {}, {}
if REL:
    rd = lambda f: csv.DictReader(open(os.path.join(REL, f), encoding='utf-8'))
    for x in rd('indicators.csv'): NAMES += [x['full_name'], x['short_name'], x['definition'], x['numerator'], x['denominator'], x['code']]
    for x in rd('sources.csv'): SOURCES += [x['full_name'], x['datasource']]; SID[x['datasource'].lower()] = SID[x['full_name'].lower()] = int(x['id'])
    for x in rd('locations.csv'):
        if x['level'] in '1234': PLACES.append(x['name'])
        LID.setdefault(x['name'].lower(), int(x['id']))
    NAMES = sorted({n for n in NAMES if n and re.search(r'\d', n)}, key=len, reverse=True)
    SOURCES = sorted({n for n in SOURCES if re.search(r'\d', n)}, key=len, reverse=True)

# ---- numbers in a text -----------------------------------------------------------------
MASK = [r'https?://\S+|/[a-z][\w/?=&.,%-]*', r'\b(?:19|20)\d\d[-–/](?:W\d\d|Q[1-4]|\d{4}|\d\d)\b', r'\bweek \d{1,2}\b|\bW\d\d\b', r'(?<![\d.,])(?:19|20)\d\d(?![\d,]*[\d%])(?!\.\d)',
        r'\b(?:per|in every|out of every|of every) (?:1[ ,]?000|10[ ,]?000|100[ ,]?000|100|1000|10000|100000)\b', r'\b(?:penta|dpt|dtp|anc|iptp|opv|mcv|pcv|ipv|hepb|hib|rota(?:virus)?|polio|measles|bcg|dose|sdg|covid|goal|target)[\s-]?\d{1,2}(?:\.\d)*\+?',
        r'\b\d{1,3}\s?[-–]\s?\d{1,3} (?:months?|years?|days?)\b|\b\d{1,2}\s?[-–]\s?\d{1,2}\b(?= ?(?:year|month|day|old|\)))', r'\((?:\d{1,2}[-–]\d{1,2})\)|\b(?:women|men|adults|aged|ages|age|people|population) \d{1,2}\s?[-–]\s?\d{1,2}\b', r'\b(?:under|over|below|aged?|age)[ -]?\d{1,2}\b', r'\b\d{1,2}\s?\+(?=\s|$|[).,])', r'\b(?:80|90|95|99) ?(?:%|per ?cent)[ -](?:confidence|credible|uncertainty|interval|CI\b|UI\b)', r'(?<![\d.,])\b(?:one|two|three|four|five|\d) (?:or more |standard )?(?:doses?|visits?|deviations?|days|weeks|months|years)\b',
        r'\b\d+ (?:sources?|states?|zones?|LGAs?|places?|periods?|indicators?|surveys?|values?|points? in time|figures?|locations?|rows?)\b', r'\b\d{1,3}(?:st|nd|rd|th)\b', r'(?m)^\s*\d{1,2}[.)] ', r'#\d+', r'\brank(?:ed|s)? \d+(?: of \d+)?']
NUM = re.compile(r'(?<![\w.])[-−–]?\d{1,3}(?:[ , ]\d{3})+(?:\.\d+)?|(?<![\w.])\d+(?:\.\d+)?')
SCALE = {'thousand': 1e3, 'million': 1e6, 'm': 1e6, 'mn': 1e6, 'billion': 1e9, 'bn': 1e9}
def strip_names(text, question):
    for n in NAMES + SOURCES:
        if len(n) > 3: text = re.sub(r'(?<!\w)' + re.escape(n) + r'(?!\w)', ' ', text, flags=re.I)
    for m in MASK: text = re.sub(m, ' ', text, flags=re.I)
    return text
def numbers(text, question=''):
    t, out = strip_names(text, question), []
    for m in NUM.finditer(t):
        raw = m.group(0).lstrip('-−–'); v = float(re.sub(r'[ , ]', '', raw))
        d = len(raw.split('.')[1]) if '.' in raw else 0
        w = re.match(r'\s?(thousand|million|billion|mn|bn|m)\b', t[m.end():], re.I)
        s = SCALE[w.group(1).lower()] if w else 1
        out.append((v * s, d, s))
    return out
def same(n, v, loose=False):
    x, d, s = n; v = abs(v)
    if abs(x - v) < 1e-9: return True
    step = 10 ** -d * s
    if abs(x - v) > step * .5000001: return False
    if d >= 1 and s == 1 and x > 0: return True          # a correct rounding with a decimal, however small the value
    return abs(x - v) <= (.08 if loose else .025) * max(v, 1e-12)
# ---- the answer ------------------------------------------------------------------------
def dig(o, path):
    for k in path.split('.'): o = o.get(k) if isinstance(o, dict) else o[int(k)] if isinstance(o, list) and k.isdigit() else None
    return o
def ident(row, names, table):
    for k in names:
        v = row.get(k)
        if isinstance(v, dict): v = v.get('id', v.get('name'))
        if isinstance(v, str) and v.isdigit(): v = int(v)
        if isinstance(v, str): v = table.get(v.lower())
        if v is not None: return v
def leaves(o):
    if isinstance(o, bool) or o is None: return
    if isinstance(o, (int, float)): yield float(o)
    elif isinstance(o, str):
        if re.fullmatch(r'-?\d+(\.\d+)?', o): yield float(o)
    elif isinstance(o, dict):
        for k, v in o.items():
            if k not in ('id', 'indicator', 'datasource', 'source', 'location', 'period', 'indicator_id', 'location_id', 'datasource_id'): yield from leaves(v)
    elif isinstance(o, list):
        for v in o: yield from leaves(v)
SORRY = re.compile(r"(no (?:data|figure|value|number|observation|record|such)|not (?:available|in the data|covered|hold|have|held|published|understood|possible|add|recorded)|n.t (?:have|hold|answer|find|add|know|understand|give|help|predict|say|average|sum|do)|cannot (?!be (?:told|tested)|tell (?:them|the two|apart))|can only|unable|outside (?:of )?what|out of scope|which (?:one|place|indicator|source|do you)|did you mean|do you mean|please (?:say|choose|name|ask|type)|try asking|could you|nothing (?:in|about)|there is none|does not (?:have|hold|exist|cover)|do not (?:have|hold))", re.I)
HEDGE = re.compile(r'(forecast|project|scenario|simulat|assum|if the trend|trend continues|model|extrapolat|estimate|interval|uncertain|may|might|could)', re.I)
WORDS = 'no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty'.split('|')
ORD = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split()
AREAS = r'(?:states?|places?|zones?|LGAs?|local governments?|areas?)'
def counts(text):
    """How many places a text says: "14 places", "14 of the 37 states", "five states", "none of the states"."""
    out = {int(m) for m in re.findall(r'(?<![\d.,])(\d{1,3})(?![\d.,%]*\d|%)\s+(?:(?:of|out of)\s+(?:the\s+)?\d{1,3}\s+)?(?:[a-z-]+\s+){0,2}?' + AREAS + r'\b', text, re.I)}
    out |= {int(m) for m in re.findall(r'(?<![\d.,])(\d{1,3}) (?:of|out of) (?:the )?(?:37|36|6|774)\b', text)}
    out |= {WORDS.index(m.lower()) for m in re.findall(r'\b(' + '|'.join(WORDS) + r')\s+(?:of (?:the|all) )?(?:[a-z-]+\s+){0,2}?' + AREAS + r'\b', text, re.I)}
    return out | ({0} if re.search(r'\bnone\b|\bnot one\b', text, re.I) else set())
def ranks(text):
    out = {int(m) for m in re.findall(r'\b(\d{1,3})(?:st|nd|rd|th)\b', text)} | {int(m) for m in re.findall(r'\b(?:rank(?:s|ed)?|place|position|number|no\.?)\s*(?:is |of |as |at |number )?(\d{1,3})\b', text, re.I)}
    out |= {int(m) for m in re.findall(r'\b(\d{1,3}) (?:of|out of) (?:the )?\d{1,3}\b', text)} | {ORD.index(m.lower()) for m in re.findall(r'\b(' + '|'.join(ORD[1:]) + r')\b', text, re.I)}
    return out | {m for a in re.findall(r'\b(?:ranks?|places?|positions?) (\d{1,3})(?: to |[–-])(\d{1,3})', text, re.I) for m in range(int(a[0]), int(a[1]) + 1)}
MUST_DECLINE = ('medical', 'politics', 'privacy', 'other_country', 'off_topic', 'opinion', 'injection', 'empty', 'greeting')
def satisfied(al, text, ns, rows, question):
    if al.get('need_link') and not question['links']: return False
    for grp in al.get('need_values', []):
        loose = 'converted' in al
        if not any(same(n, v, loose) or (v in al.get('whole', ()) and n[1] >= 1 and abs(n[0] - v) <= .5) for n in ns for v in grp): return False
    if al.get('need_count') and not counts(text) & set(al['need_count']): return False
    if al.get('need_rank') and not ranks(text) & set(al['need_rank']): return False
    k = al.get('need_atleast')
    if k and sum(any(same(n, v) for n in ns for v in grp) for grp in k['values']) < k['n']: return False
    if not al.get('points'): text = re.sub(r'[^.]*(?:not known here|could not understand|do not know all)[^.]*\.|(?:Do|Did) you mean[^?]*\?|You can ask:.*$', ' ', text, flags=re.S)   # words of the question given back are no answer
    if any(not re.search(x, text, re.I) for x in al.get('need_re', [])) or any(re.search(x, text, re.I) for x in al.get('not_re', [])): return False
    low = text.lower()
    for grp in al.get('need_text', []):
        if not any(w.lower() in low for w in grp): return False
    k = al.get('need_text_atleast')
    if k and sum(w.lower() in low for w in k['texts']) < k['n']: return False
    fp = al.get('first_places')
    if fp:
        at = {p: re.search(r'(?<!\w)' + re.escape(p) + r'(?!\w)', text, re.I) for p in PLACES}
        qn = [p for p in PLACES if re.search(r'(?<!\w)' + re.escape(p) + r'(?!\w)', question['text'], re.I)]
        seq = [p for p, m in sorted(((p, m.start()) for p, m in at.items() if m), key=lambda t: (t[1], -len(t[0]))) if p in fp or p not in qn + ['Nigeria']]
        if not seq or not all(p in fp for p in seq[:al.get('n_places', 1)]) or len(set(seq[:al.get('n_places', 1)])) < al.get('n_places', 1): return False
    # rows that say what they are about must agree
    if rows and al.get('points') and not al.get('disaggregated'):
        I = {p['indicator'] for p in al['points']}; Lc = {p['location'] for p in al['points']}; S = {p['source'] for p in al['points']}
        ri = {ident(r, ('indicator', 'indicator_id'), {}) for r in rows} - {None}; rl = {ident(r, ('location', 'location_id', 'place'), LID) for r in rows} - {None}
        rs = {ident(r, ('datasource', 'source', 'datasource_id', 'source_id'), SID) for r in rows} - {None}
        if (ri and not ri & I) or (rl and not rl & Lc) or (rs and not rs & S): return False
    return True
FIGURES = ('need_values', 'need_atleast', 'need_count', 'need_rank')
YEAR = time.gmtime().tm_year
def newer(e, al, rows, ns):
    """An answer to "latest" from a later round, or from a source that these questions do not know, of the same indicator and place."""
    if (e.get('asked') or {}).get('period') != 'latest' or not e.get('newest'): return None
    anysrc = e['asked'].get('source') == 'any'
    for x in al:
        for p in x.get('points', []):
            for w in rows:
                per = str(w.get('period') or ''); src = ident(w, ('datasource', 'source', 'datasource_id', 'source_id'), SID)
                if ident(w, ('indicator', 'indicator_id'), {}) != p['indicator'] or ident(w, ('location', 'location_id', 'place'), LID) != p['location'] or not per[:4].isdigit(): continue
                known = src in e.get('sources', [])
                if not (anysrc or known) or int(per[:4]) > YEAR or not isinstance(w.get('value'), (int, float)) or w.get('kind', 'figure') != 'figure': continue
                if (per[:4] > e['newest'][:4] or (anysrc and not known and per[:4] >= e['newest'][:4])) and any(same(n, w['value']) for n in ns): return x
def judge(q, ans):
    e = q['expected']; text = str(dig(ans, a.text_path) or ''); rows = dig(ans, a.rows_path) or []; links = dig(ans, a.links_path) or []
    rows = [r for r in rows if isinstance(r, dict)] if isinstance(rows, list) else []
    declined = bool(dig(ans, a.declined_path)); said_no = bool(SORRY.search(text))
    asked = ' '.join(q.get('turns', [q['text']])); ns = numbers(text, asked); echo = numbers(asked)
    allv = list(leaves(rows)); vals = sorted(set(allv)); few = vals if len(vals) <= 60 else sorted(set(allv[:4] + allv[-4:] + vals[:2] + vals[-2:])); r = dict(id=q['id'], kind=q['kind'], text=text[:600], declined=declined)
    def supported(n):
        if any(same(n, v) for v in vals): return 'row'
        if any(abs(n[0] - m[0]) < 1e-9 for m in echo): return 'echo'
        if any(same(n, abs(x - y)) or (y and same(n, abs(x / y))) or (y and same(n, abs(x / y - 1) * 100)) or same(n, x + y) for i, x in enumerate(few) for y in few[:i]): return 'derived'
        if e.get('target') and same(n, e['target']): return 'target'
        if any(same(n, k * v, True) for v in vals for k in (.01, .1, 10, 100)) or any(v and same(n, k / v, True) for v in vals for k in (100, 1000)): return 'derived'
        return None
    sup = [supported(n) for n in ns]; r['unsupported'] = [] if e.get('intent') in ('definition', 'licence', 'method', 'catalogue') else [n[0] for n, s in zip(ns, sup) if s is None]; r['derived'] = sum(s == 'derived' for s in sup)
    al = e.get('alternatives', []); ok = [x for x in al if satisfied(x, text, ns, rows, dict(text=asked, links=links))]
    if not ok and al and not declined:
        x = newer(e, al, rows, ns)
        if x: ok = [x]; r['newer'] = True
    denial = next((x for x in e.get('never', []) if re.search(x, text, re.I)), None)
    data_ns = [n for n, s in zip(ns, sup) if s not in ('echo', 'target')]; bad = [b for b in e.get('must_not', []) if not declined and any(same(n, b) for n in ns)]
    if e.get('banned') and not declined and not said_no: bad += [b for b in e['banned'] if any(abs(n[0] - b) < 1e-9 for n in ns) and not ok]
    if e['answerable'] is True:
        if declined and not ok: v = 'wrongly_declined'
        elif ok: v = 'correct'
        elif any(x.get('need_count') for x in al) and (data_ns or counts(text)) and not said_no: v = 'wrong_number'
        elif any(x.get('need_rank') for x in al): v = 'wrongly_declined' if said_no else 'wrong_number' if any(re.search(z, text, re.I) for z in e.get('wrong_re', [])) or re.search(r'\branks?\b|\d(?:st|nd|rd|th)\b', text) else 'incomplete' if data_ns else 'unanswered'
        elif data_ns and al and any(x.get(k) for x in al for k in FIGURES):
            part = any(same(n, w) for n in data_ns for x in al for grp in x.get('need_values', []) + (x.get('need_atleast') or {}).get('values', []) for w in grp)
            pts = [p for x in al if not x.get('disaggregated') for p in x.get('points', [])]; off = False
            for names, table, f in ((('indicator', 'indicator_id'), {}, 'indicator'), (('location', 'location_id', 'place'), LID, 'location')):
                got = {ident(w, names, table) for w in rows} - {None}; off = off or bool(pts and got and not got & {p[f] for p in pts})
            v = 'incomplete' if part and not off else 'wrong_number'   # the right digits about another place or indicator are wrong too
        else: v = 'wrongly_declined' if said_no else 'unanswered'
        if v == 'correct' and ok[0].get('points') and not ok[0].get('disaggregated') and e.get('indicators') and e.get('locations'):
            fig = [w for w in rows if w.get('kind', 'figure') == 'figure' and w.get('period')]; o = lambda w: ident(w, ('indicator', 'indicator_id'), {}) not in [None] + e['indicators'] or ident(w, ('location', 'location_id', 'place'), LID) not in [None] + e['locations']
            r['beside'] = sum(map(o, fig))                          # figures of another indicator or place beside the right one
            if fig and r['beside'] and o(fig[0]) and e.get('asked'): v = 'wrong_number'   # … and the first of them
        v = 'wrong_number' if bad else 'false_denial' if denial else v
        if ok and not denial:
            x = ok[0]; low = text.lower(); p = (x.get('points') or [None])[0]
            if p:
                sn = [n.lower() for n, i in SID.items() if i == p['source']]
                r['cited'] = any(n in low for n in sn) or any(ident(w, ('datasource', 'source'), SID) == p['source'] for w in rows)
                r['dated'] = p['period'][:4] in text or any(str(w.get('period', '')).startswith(p['period'][:4]) for w in rows)
            if e.get('newest') and p and e.get('asked', {}).get('period') == 'latest': r['stale'] = int(e['newest'][:4]) - int(max(y['periods'] if 'periods' in y else z['period'] for y in ok for z in y['points'])[:4]) > 5
            if 'verdict' in x: r['verdict_named'] = bool(re.search(r'below|under|short|miss|not (?:yet )?(?:met|reach)|above|exceed|met\b|reach|higher|lower|within|outside', low))
            r['linked'] = bool(links)
    elif e['answerable'] == 'either':
        if bad: v = 'wrong_number'
        elif denial: v = 'false_denial'
        elif ok: v = 'correct'
        elif declined or (said_no and not e.get('strict')): v = 'rightly_declined'
        elif (e.get('forecast') or e.get('scenario')) and HEDGE.search(text): v = 'correct' if not r['unsupported'] else 'wrong_number'
        elif data_ns: v = 'wrong_number'
        else: v = 'unanswered'
    else:
        if bad: v = 'wrong_number'
        elif denial: v = 'false_denial'
        elif declined or (said_no and e.get('reason') not in MUST_DECLINE) or (not data_ns and (said_no or e.get('reason') in ('greeting', 'empty'))): v = 'rightly_declined' if not (e.get('reason') in MUST_DECLINE and data_ns) else 'should_have_declined'
        elif not data_ns: v = 'rightly_declined' if e.get('reason') in ('greeting', 'empty', 'injection', 'off_topic') else 'should_have_declined'
        else: v = 'wrong_number' if e.get('reason') in ('no_data', 'level', 'future', 'no_context') else 'should_have_declined'
        if v == 'rightly_declined': r['nearest_offered'] = bool(data_ns or links or re.search(r'try|nearest|instead|you can ask|there (?:is|are)|latest|available', text, re.I))
    if v == 'rightly_declined' and e.get('decline_re'): r['vague'] = not re.search(e['decline_re'], text, re.I)   # declined without saying what is not held
    r['verdict'] = v; return r
# ---- asking ----------------------------------------------------------------------------
def ask(q):
    s = str(uuid.uuid4()); out = {}; hist = []
    for t in q.get('turns', [q['text']]):
        body = {a.question_field: t, a.session_field: s, **json.loads(a.extra)}
        if a.history: body['history'] = hist
        h = {'content-type': 'application/json', 'accept': 'application/json'}; h.update(x.split(':', 1) for x in a.header)
        try:
            with urllib.request.urlopen(urllib.request.Request(a.url, json.dumps(body).encode(), h), timeout=a.timeout) as f: out = json.load(f)
        except urllib.error.HTTPError as x:
            b = x.read(2000).decode('utf-8', 'replace'); out = dict(text=b, declined=x.code in (400, 413, 422), http=x.code)
        except Exception as x: out = dict(text='', error=str(x))
        hist += [dict(role='user', text=t), dict(role='assistant', text=str(dig(out, a.text_path) or ''))]
        if a.pause: time.sleep(a.pause)
    return out
def fmt(v): return ('%.1f' % v).rstrip('0').rstrip('.') if abs(v) < 1e5 else f'{v:,.0f}'
def perfect(q):
    e = q['expected']; al = e.get('alternatives')
    if e['answerable'] is False or not al: return dict(text="I can't answer that from the data. Try asking about a figure.", rows=[], declined=True, links=[])
    x = al[0]; bits = [x['say']] if x.get('say') else []
    bits += ['%d places' % n for n in x.get('need_count', [])[:1]] + ['rank %d' % n for n in x.get('need_rank', [])[:1]]
    for p in x.get('first_places', []): bits.append(p)
    for grp in x.get('need_values', []): bits.append(fmt(grp[0]) if abs(grp[0]) >= 10 or grp[0] == int(grp[0]) else repr(round(grp[0], 3)))
    for grp in (x.get('need_atleast') or {}).get('values', []): bits.append(repr(round(grp[0], 3)))
    for grp in x.get('need_text', []): bits.append(grp[0])
    bits += (x.get('need_text_atleast') or {}).get('texts', [])
    rows = [dict(indicator=p['indicator'], datasource=p['source'], location=p['location'], period=p['period'], value=p['value']) for p in x.get('points', [])]
    return dict(text='; '.join(bits), rows=rows + [dict(value=x.get('converted'))] + [dict(value=grp[0]) for grp in x.get('need_values', [])], declined=False, links=[dict(href='/map')])
def liar(q): return dict(text='The value is 63.217 %.', rows=[], declined=False, links=[])
def mute(q): return dict(text='I have no data for that.', rows=[], declined=True, links=[])
IN = {int(x['id']): x for x in csv.DictReader(open(os.path.join(REL, 'indicators.csv'), encoding='utf-8'))} if REL else {}
LN = {int(x['id']): x['name'] for x in csv.DictReader(open(os.path.join(REL, 'locations.csv'), encoding='utf-8'))} if REL else {}
SO = {v: k for k, v in SID.items() if v in SID.values()}
def prose(q):
    '''The same facts in sentences such as a product would write, to see that the judge reads prose.'''
    r = perfect(q); e = q['expected']; al = e.get('alternatives')
    if r['declined'] or not al or not al[0].get('points') or al[0].get('disaggregated'): return r
    t = []
    for p in al[0]['points']:
        i = IN[p['indicator']]; d = max(1, int(i['decimals'] or 1)); v = p['value']; t.append(f"{i['full_name']} in {LN[p['location']]} was {v:,.{d}f}{' %' if i['factor'] == '2' else ''} ({next(k for k, s in SID.items() if s == p['source'])} {p['period']}; 90% interval {v*.95:.2f} to {v*1.05:.2f}).")
    if al[0].get('converted'): t.append(f"That is {al[0]['converted']:.2f} in the unit you asked for.")
    if e.get('target'): t.append(f"That is below the national target of {fmt(e['target'])}.")
    if len(al[0].get('need_values', [])) == 1 and len(al[0]['points']) > 1 and not al[0].get('first_places'): t.append(f"Together {al[0]['need_values'][0][0]:,.0f}.")
    t += [g[0] for g in al[0].get('need_text', [])] + ([al[0]['say']] if al[0].get('say') else []) + ['%d places' % n for n in al[0].get('need_count', [])[:1]] + ['rank %d' % n for n in al[0].get('need_rank', [])[:1]]
    if al[0].get('first_places'): t = ['; '.join(al[0]['first_places']) + '.'] + t
    if al[0].get('derived'): t += ['%s.' % fmt(g[0]) for g in al[0]['need_values']]
    r['text'] = ' '.join(t); r['rows'] = [dict(w, lower=w['value'] * .95, upper=w['value'] * 1.05) if 'period' in w else w for w in r['rows']]; return r
def near(q):
    '''Every value six per cent off, rows as well.'''
    r = perfect(q); f = lambda m: fmt(round(float(m.group(0)) * 1.06 + .11, 3))
    if r['declined']: return r
    r['text'] = re.sub(r'(?<![\w.])\d+(?:\.\d+)?', f, r['text']); r['rows'] = [dict(w, value=(w['value'] or 0) * 1.06 + .11) for w in r['rows']]; return r
def elsewhere(q):
    '''The right number, but its rows are about another place.'''
    r = perfect(q); r['rows'] = [dict(w, location=999999) if 'location' in w else w for w in r['rows']]; return r
def trapped(q):
    '''The mistake that the question is made to find: the opposite, the level instead of the change, another place, a share where a number was asked.'''
    t = q['expected'].get('trap')
    return dict(text=t['text'], rows=[dict(indicator=p['indicator'], datasource=p['source'], location=p['location'], period=p['period'], value=p['value'], kind='figure') for p in t.get('points', [])], declined=bool(t.get('declined')), links=[dict(href='/map')]) if t else None
def report(res, out=sys.stdout):
    n = len(res); c = collections.Counter(r['verdict'] for r in res); ks = sorted({r['kind'] for r in res})
    vs = ['correct', 'rightly_declined', 'incomplete', 'unanswered', 'wrongly_declined', 'should_have_declined', 'false_denial', 'wrong_number']
    print('%-18s %4s ' % ('kind', 'n') + ' '.join('%8s' % v[:8] for v in vs), file=out)
    for k in ks:
        s = [r for r in res if r['kind'] == k]; d = collections.Counter(r['verdict'] for r in s); print('%-18s %4d ' % (k, len(s)) + ' '.join('%8d' % d[v] for v in vs), file=out)
    print('%-18s %4d ' % ('ALL', n) + ' '.join('%8d' % c[v] for v in vs), file=out)
    good = c['correct'] + c['rightly_declined']; rate = lambda f: '%d of %d' % (sum(bool(r.get(f)) for r in res if f in r), sum(f in r for r in res))
    print(f"\nright (correct + rightly declined) {good} of {n} = {100*good/n:.1f} %   WRONG NUMBERS {c['wrong_number']}   should have declined {c['should_have_declined']}   false denials {c['false_denial']}", file=out)
    print('declined, but for another reason than the right one', rate('vague'), '| newer than the questions', sum(bool(r.get('newer')) for r in res), '| right, with figures of another indicator or place beside it', sum(bool(r.get('beside')) for r in res), '| judged by the other release', [r['id'] for r in res if 'by_release' in r], file=out)
    print(f"answers with a number outside the rows: {sum(bool(r['unsupported']) for r in res)}   numbers: {sum(len(r['unsupported']) for r in res)}   derived numbers: {sum(r['derived'] for r in res)}", file=out)
    print('source named', rate('cited'), '| period named', rate('dated'), '| link given', rate('linked'), '| older than newest by > 5 years', rate('stale'), '| nearest offered on declining', rate('nearest_offered'), file=out)
qs = [json.loads(l) for l in open(a.questions, encoding='utf-8')]
if a.kinds: qs = [q for q in qs if q['kind'] in a.kinds.split(',')]
if a.limit: qs = qs[:a.limit]
ALSO = {}
if a.also:
    for l in open(a.also, encoding='utf-8'): x = json.loads(l); ALSO[json.dumps(x.get('turns') or x['text'])] = x
GOOD = ('correct', 'rightly_declined')
if a.self_test:
    for f in (perfect, prose, liar, near, elsewhere, mute, trapped):
        res = [judge(q, f(q)) for q in qs if f is not trapped or q['expected'].get('trap')]; print('\n==', f.__name__); report(res)
        if f in (perfect, prose):
            for r in res:
                if r['verdict'] not in ('correct', 'rightly_declined') or r['unsupported']: print('  ?', r['id'], r['verdict'], r['unsupported'][:3], r['text'][:150])
        if f in (liar, near, trapped):
            for r in res:
                if r['verdict'] in ('correct', 'rightly_declined'): print('  ?', r['id'], r['verdict'])
    sys.exit()
stored = {}
if a.answers:
    for l in open(a.answers, encoding='utf-8'): x = json.loads(l); stored[x['id']] = x
elif not a.url: sys.exit('name --url, --answers or --self-test')
res = []; w = open(a.out, 'w', encoding='utf-8') if a.out else None
for q in qs:
    ans = stored.get(q['id'], {}) if a.answers else ask(q)
    r = judge(q, ans); o = ALSO.get(json.dumps(q.get('turns') or q['text']))
    if o and o['expected'] != q['expected']:
        r2 = judge(o, ans)
        if (r2['verdict'] in GOOD) != (r['verdict'] in GOOD): r = dict(r2 if r2['verdict'] in GOOD else r, id=r['id'], kind=r['kind'], by_release=r['verdict'] if r2['verdict'] in GOOD else r2['verdict'])
    res.append(r)
    if w: w.write(json.dumps(dict(r, question=q.get('turns', q['text']), answer=ans), ensure_ascii=False) + '\n'); w.flush()
report(res)
