/** Rarer words of advertising, web analytics, mailings, social media, music and books; in the shape of `../english/people.ts`. */
export const RARE_MEDIA = `
upsell
win-loss: closed won
reseller: channel partner,referral partner
touchpoint-count: touchpoints,touches
qualified date: mql
converted date: converted,converteddate,isconverted
preferred-contact: preferred contact method,contact preference
best-time: best time to call
anniversary: anniv
owner: bdr,sdr
entrance-count: entrances
exit-count: exits,page exits
engagement-time: time engaged
pageviews: pvs
channel: default channel group
utm content: utmcontent
utm term: utmterm
screen-resolution: viewport
impression-share: search impr share
conversion: signups
ad-relevance: relevance
placement: ad placement
hook-rate: thumbstop
add-to-cart: atc
viewability: viewable
cpa: cpr,eacpa
view-rate: vtr
click-to-open-rate: ctor
unsubscribe-count: unsubs,opt outs,optouts
spam-complaints: spam
preheader: preview text
reply-to: replyto
sender name: fromname
mailing-list: list name
automation: workflow,flow,drip
utc-offset: gmtoff,dstoff
caption: cutline
mention-count: mentions
save-count: saves,saved,bookmarks
dislikes: downvotes
new-followers: followers gained,follows,new subscribers
unfollow-count: unfollows
average view-duration: avd
stream-count: streams,listens,spins,scrobbles
listener-count: listeners
download-count: downloads,downloaded
show: podcast
host: hosted by
episode-number: ep no
keyword-difficulty: kd
serp-features: serp
domain-rating
backlink-count: backlinks,inbound links
anchor-text: anchor
nofollow: dofollow
indexability: indexable,indexed
robots: meta robots,noindex
word-count: wordcount
crawl-depth: crawl
inbound-links: inlinks
outbound-links: outlinks
redirect-url: redirect
status-code: http status
alt-text
ipi: cae
royalty amount: royalty
streaming-service: dsp
arranger: arranged by
remixer: remix
music-producer
featured-artist: featuring,feat
explicit: parental advisory
mood: vibe
musical-key: initialkey
mechanical-royalty: mechanical
sync-license: synch,synchronization
subject-code: bisac
illustrator: illustrated by,illus
translator: translated by
editor: edited by
narrator: narrated by
copies sold
binding: hardcover,paperback
subtitle: tagline,strapline
volume-number
synopsis: storyline,logline
rating: mpaa,esrb
show-date: screening,air dt,airdate,aired,broadcast
network: broadcaster
survey: qre
heading: h 1
foreword
bookshelf: bookshelves
sentiment: polarity
utterance
frame-rate: fps
focal-length: focal
bitrate: kbps
director: filmmaker
`;
