/**
 * Everyday words of English that are a slip of the finger away from a word of the data, spelled right: `sport` is no slip of
 * `short`, `airport` none of a code. Taken from the English word list of Hunspell (SCOWL), as far as the mending of slips would change it.
 */
export const ENGLISH = `abet abort abound acceptance addend admit advise agate aggie aide aided aiding airport alia alight allegation allocator alone alter amain appended
arena aria aright ascended asker assent assented assert asserted assessed assigned assorted asst assure assuring aster attending attested auto azure
badge bail bake ball balsa band bang barde barge bark baron bash basil basin basis bate bating batter bead beading beam beaming bean beaning beast
beasting beef beep beer began begum bell belly belting bendy benign benny berg betting bide bike birch bitter black blade blank blaze blende blending
blond bloom blow blush boat boating bolster bolt bond bone book boomed booming boosted boot booted booth booting bore boring bossy bought brail brank
brash breaching breaking breathed breeding bribe bridge brier brig brill brink broker broking browning brush built bulge bull bunny burp bury buse
bust butter cach caching cadre cage cake cancel cane caner cart carte carve cary cash cast caste cave caver cease cert champ champaign chant chanted
chanter chanting chao chard chare charge charged charging charm charter chary chase chat cheat checker chef chess chick chill chime chine chino chore
chose chow chuck chucked chucking civic clamp clan clash clause clear clerical clone clove clover clutter coact coarse coat coco code coder coding
coincidence coke coking cold cole collaborator collet comb combing commodity communicate commute commuted commuter comp compacted compacter compaction
compassion compelled compete competed compilation compiler comping compliant complied complimentary composer conceited concision conduit conference
confidante confined consented consider consonant constraint consular consulate consultant consulted cont contacted contacting contained contented
continuing contract contraction contravention converted convinced cool cooling cope coper coping coring cork corking couch counter county court
courted courting cramp crate cred crest crore crossover crush cube cubed cued cumulate curb curbed curie curl curled curry curse cursed curved dance
dandy dangle dare daring dash dawn daze deal decaying deceased deceived deceiving deceleration decoration dedicate dedicating dedication deduction
defeated defeater defeating defected defecting defendant defied defining deflating deflation deflection deform defy delegate delegating deletion
delicate demark denar dent deny dependent depicted deprecate deprecating deprecation depth derivation descendant deserted detached detecting detector
diffed digester dine dined ding directed direction distinct dived diver diversion dividing diving doable dole doling dolor dome doming dong donna door
dote doting doubler doubly doubted doubting dove drag draining drank drawn dread dried drier drifting drilling drip dripped dripper dripping drive
drivel driven drone droning drooling drum drying duping dyeing ease ebbed edit educator effort electron ember emery emit emulation enact enjoyment
enrollment epact equation eternal ether ethic evaluator even exalt exceeding excerpt excessive excessively excl excusing exhort exit expansion expel
expend expended experimented expert exploding explosive explosively extolled extrusion fabled face facer facet facing fade fading failing fake faking
falter farm farmed farming faster fatal fearing feed feeling fend fending fess fiance fiend filed fill filling filly film finder fined fining fire
fired firing firm firmer fixer flare flaring flash flaw flee flesh floor foil foiled fold folly fond fool fore forgat forge forged forger fork former
formule forte forum founding frail framer fret friction fried frog frolic fund fuse gala gene giant gill gimel glade gloss glow glowing gold goof grab
grad grade graft grain grained gran grand grape grass greet greeter grenade grin grind grip grok grunt halve halver halving hang hard hardiest hare
haring hart harvest hash hate hating haze hazing header headiest heal healed heart heat heated heath heir helper hind hinting hire hoar hoard hoist
hoisted hole holed hone horse horsing horst icon impart impatient imploded imported improper inanimate inception indebted indention indexed indic
indie induction inert infect infer inferred infested inflated inflator inflected inflection inflicted ingested ingestion inhabiting inherent init
initiate injected injector injure inner insecurely inserted insertion inspected inspection instance integral integrally integrity intel intent
intention intentional interact intercept interception interpret intersect intersection intimidate intranet intro invented invention invert inverted
invest invested isolation issuance jade john kahuna kana karate kauri killer kilo kindle king knob knot koala kudo kwanza lace lacer lacing lady lame
lamer lamest lamia lane larve lase laser lash lasing lassed lasso latent lathe latte latter layer laying leaf leafing leak leaking lean leaning leap
leaping leapt lease leasing lend lending lest lever liber libra lick licking lift lighting liker liking lily lime liming limiter ling lining lite
liter lively load loading loave lock locked locking logan logging logic lone loop looped looping loose loosed looser loosing loot looted looting lope
loper loping love lover loving loyal luck lucking lust machine macing magma mail maim mainline malt manager mange mango manta maple mapper marge maria
marina mark marking marlin martial martin masc masher mask masker masking mate mated mater matin mating matte maxing mead meal measly meat meddle
medial medicare melt melting mentoring menus merry mess messed messing metal mete meter meting metro mile milo mine mined mint mist misted mister
misting misused misusing mitigation moan moaning modal modality modulate moist mona monad monkey monte mony mope moped mopped mopping motivation
mourning mouth movie movy mowed muddle music muster mutation naira nearby neatly neighboring nelly nerd newer nicer niche niece nine ninja node nonce
notational notion notional notionally odder offending offspring older opener opined opining ordering otter ounce outge outgo outlining outsize oval
oven overnight overrode oversight overt owed owing owner pace pacer pack packet pager paint pair paler pamper panned panning pant panty paradise
parental parity park parson partly patent patty pawn payer peace pear peek peeked penna perm perviously phony physical pice piled pilot pined pint
piper piss plage plaid plain plan plane planed planner planted planting plat plated plater pleasure plug plugged plunging poker police pool
poop pore porer portability portable pose poser posit postal pour powder practicing praizing pray prebend preform preforming prematurely prepend
preset prevent pride primacy prime prince processor production projector prosper protect protector prover pubic puke punitive purge purse pusher quack
quantize quartile quiet quirk quota rabid race rack racked racking radio rage rained raining rake raked raking rale rally ranged ranging rant ranted
ranting rape raped rater rave raver rawest react readying realty ream reap rear recreate recurring redacting redaction reel refilter reformed regain
regaining regiment regretted rein relater relaxation relaxed relayed relent rely remittance renew repeal repeated reputation resent resilient resisted
resister resisting rest resultant retain retaining retiring revel reverted revived rewarding ride rider riding ripen riper rite roam roar roll root
rope rotation routing rove rover ruby ruining sack sage sail sale salon salutation samba sand sanely saver saving scald scaler scan scar scare scared
scariest scope scraping scrolling seal sealed seam sear seared seating seconder secondly sect securely seed seeding seeing seek seeming seep seeping
sell sending sept serenity serge servicing servo sete settling shack shad shade shaft shafted shake shall shank shape shard shark sharp shave shaved
shedding sheep shelf shifter shill shilled shilling shim shingle ship shipped shire shirt shirted shiva shock shoot shooting shop shore shortcake
shorted shout shred shrine shunning shut shutting sift sifted simple sine sing singe singly sink sitting skate skill skin skipper slack slain slam
slapped slapping slate slave slaved slaying sleek sleeking slice slick slim slime slipper slipping slit slot slotted slow slur slurp slurped slurping
smell smelling snack snap snare sneak sneezing sniff snow soak soaked sock soil solar sold sole soled solider sooth sore sorter sounding sour soured
sown spade spading spake spam spanning spar spare spared sparing sparking spawn speaking speeding spelling spice spicing spill spilled spin
spinning spit spite splayed splaying spoke spool spooling sport sported spot sprawling spreading sprucing spying squinting stab stag stage stain stair
stake stale stalk stall standing stare stared staring stark starred starring starter startled startling starved starving stating statue stave staved
stay staying steep steeping steering stem step stepping stick stimulate stinging stinking stir stitch stomp stool stoop store storm stormy strand
strangest strayed straying striving stubbing stuck stuff stuffer stuffing stump stumped stumping stung stunk stunned stunning sturdy stylistic
subverted suck suction suit suite summer surf surfed surfer surname surrey surveying suspended suspending swap swatch swaying sweat sweep sweeping
swelling swept swift swore symbolic systemic tack tacking tailing tale talking tank tanking tart task tasking tasted tasting taxing tear technical
tend tent tented tenting testbed tester text texted texting thee theme thick thickness thill thorough threat thrust thunk tiddler tide tile tilt tire
toddy toga toke token toking tomb tone tool toot touching tough tour trace tracing train trainer training trait tran transform transitional transpire
trashing trawl trawling tread tree treed tret trial trialed trialing trick tricking trifled trill trilled triplet tripped trite troll trough truck
trucking truest truing tuned tunic turner turnkey tutor tying typo undated underge underline undertake undertone unset urge usher vague vale valve
vary venerable verb verge verse violet visiting vista vite vowing wafer wait waited waiter waiting wake walk wall wand wander wandering waned waning
wanting warm warn warp wart washed waster waterline watershed watt wave waver weakly wearing weaving weed weep weighed wether whale wheat whee whin
whine white width wield wiener wile wiled wind winder window winter wipe wire wise wishing witch wive woken word worded wording wore woven wright
wring wrote wrung zere`
