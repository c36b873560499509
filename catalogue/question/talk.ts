/**
 * Words of talk about figures, their use and the talk itself: they never say of which people, places or times a figure is, wherever they
 * stand in a question. None of them is a word of an indicator's name.
 */
export const TALK = `moment sake favour favor blessing blessings bless blessed god allah jesus christ lord almighty insha inshallah amen trouble bother
patience kindness courtesy greetings salaam salam apologies apology pardon thanks reader readers layman laymen layperson lay listener
listeners viewer viewers audience newsroom caption paragraph sentence bullet bullets footnote wording phrase picture outlook book booklet
bulletin spreadsheet excel pdf whatsapp tweet blog podcast radio podium senate committee hearing debate workshop seminar
conference retreat summit forum lesson tutorial dissertation handout flyer poster infographic newsletter column editorial headlines
run runs ran sorted sorting arrange arranged arranging display displayed displaying illustrate illustrated describe described
describing sketch summarise summarize summarised summarized outline outlined elaborate clarify clarified specify specified mention mentioned
mentions publish published publishes refer refers referring referred relate relating concern concerning pertain pertaining
respectively namely currently presently recently nowadays meanwhile anyway anyhow somehow whatever whichever whenever wherever however
therefore thus hence moreover furthermore additionally although albeit notwithstanding complain complains complained complaining admit admits
admitted face faces facing faced enjoys separately individually
understandable comprehensible readable reliable trustworthy credible authoritative handy useful helpful
relevant appropriate suitable sensible correctly accurately accurate properly briefly shortly concisely succinctly simply plainly
clearly obviously certainly definitely absolutely literally actually truly frankly seriously hopefully luckily unfortunately sadly surprisingly
interestingly importantly notably essentially practically virtually presumably supposedly allegedly reportedly evidently
guess guessing reckon imagine 
explain explained explaining 
confused confusing confuse unsure wondered puzzled stuck sorry grateful thankful appreciate appreciated
appreciation welcome cheers bye goodbye goodnight asap fyi btw tbh imho afaik atm
thought thoughts opinion insight insights takeaway takeaways nutshell
collapse collapsed plummet plummeted soar soared skyrocket skyrocketed surge surged rocket
normally usually typically ordinarily database databases keep keeps keeping kept done giving accept accepts accepted accepting stuff matters topic topics subject subjects item items column columns row rows cell cells
wahala palava yarn gist tori hala holla biko ejoo ejo dakun nagode gode daalu imela eshe kai haba walahi wallahi abeggi`
