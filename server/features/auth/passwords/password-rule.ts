import { validationError } from '../../../platform/http/errors.js';

const SHORTEST = 8;
const LONGEST = 128;

/** Throws VALIDATION_ERROR for a weak new password. Length and guessability count, not character classes. */
export function requireGoodPassword(password: string, email: string): void {
  const message = passwordProblem(password, email);
  if (message !== undefined) throw validationError({ field: 'password', message });
}

export function passwordProblem(password: string, email: string): string | undefined {
  const characters = [...password.normalize('NFKC')];
  if (characters.length < SHORTEST || characters.length > LONGEST) {
    return `Must have ${SHORTEST} to ${LONGEST} characters.`;
  }
  const lower = characters.join('').trim().toLowerCase();
  if (lower === email || lower === email.slice(0, email.lastIndexOf('@'))) return 'Must not be the e-mail address.';
  return COMMON_PASSWORDS.has(lower) ? 'Is one of the most common passwords; choose another.' : undefined;
}

const WORDS = `
password passwords password1 password2 password3 password12 password123 password1234 password12345 password123456
password! password1! password123! password@123 p@ssword p@ssword1 p@ssword123 p@ssw0rd p@ssw0rd1 p@ssw0rd123 passw0rd
passw0rd1 passw0rd123 passw0rd! pa$$word pa$$w0rd pass1234 pass12345 pass123456 pass@123 pass@1234 passpass passport
passphrase mypassword newpassword thepassword yourpassword nopassword changeme changeme1 changeme123 changeit
changeme! letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1234 welcome! welcome@123 w3lcome1
aaaaaaaa aaaaaaaaa aaaaaaaaaa abcdefgh abcdefghi abcdefghij xxxxxxxx zzzzzzzz qqqqqqqq 23456789 76543210
12345678 123456789 1234567890 0123456789 012345678 01234567 0987654321 987654321 9876543210 87654321 123123123
12341234 12344321 123454321 1234554321 123321123 123456123456 12345612 1234567a 12345678a 123456789a a12345678
a123456789 123456abc abc12345 abc123456 abcd1234 abcd12345 abc123abc abcabcabc a1b2c3d4 a1b2c3d4e5 1a2b3c4d 1q2w3e4r
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc zaq12wsx zaq1zaq1 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
!qaz2wsx qazwsxedc qazwsx123 qwertyui qwertyuio qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwerty1! qwertyqwerty qwer1234 qwert123 qwert12345 qweasdzxc qweqweqwe asdfghjk asdfghjkl asdfasdf asdf1234 asdfqwer
asd123asd zxcvbnm1 zxcvbnm, zxcvbnm123 zxcvzxcv azertyui azertyuiop azerty123 qwertz123 qwertzui 1password 1234qwer
123qweasd 123qweasdzxc 123qwe123 123456qwerty 12345qwert 11111111 111111111 1111111111 00000000 000000000 0000000000
22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999 11223344 1122334455
112233445566 11112222 12121212 121212121 13131313 10101010 10203040 20202020 69696969 123698745 147258369 1472583690
147852369 159357456 159753456 741852963 789456123 789654123 963852741 14725836 142536789 123789456 31415926 314159265
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveyou! iloveyou3000 loveyou1 loveyou123 ilovegod ilovejesus
loveme123 lovelove forever1 babygirl babygirl1 princess princess1 princess123 sunshine sunshine1 sunshine123 football
football1 football123 baseball baseball1 basketball basketball1 softball volleyball hockey123 soccer123 superman
superman1 superman123 batman123 spiderman spiderman1 starwars starwars1 startrek pokemon1 pokemon123 naruto123
dragon123 dragon12 dragonball monkey123 monkey12 shadow123 shadow12 master123 master12 masterkey michael1 michael123
jennifer jordan23 jordan123 michelle charlie1 charlie123 jessica1 jessica123 ashley123 daniel123 thomas123 matthew1
andrew123 anthony1 william1 jonathan victoria samantha alexander benjamin nicholas elizabeth christian patricia
veronica caroline computer computer1 computer123 internet internet1 samsung1 samsung123 facebook facebook1 google123
microsoft windows10 windows7 linux123 apple123 trustno1 whatever whatever1 whatever123 nothing1 liverpool liverpool1
chelsea1 chelsea123 arsenal1 arsenal123 barcelona barcelona1 realmadrid juventus manchester everton1 mercedes corvette
ferrari1 ferrari123 porsche1 mustang1 harley123 yamaha123 honda123 toyota123 bmw12345 cheese123 chocolate chocolate1
butterfly butterfly1 butterfly123 flower123 flowers1 summer123 summer2020 summer2021 summer2022 summer2023 summer2024
summer2025 summer2026 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026
spring2023 spring2024 spring2025 spring2026 autumn2023 autumn2024 autumn2025 autumn2026 january1 february september
november december default1 default123 testtest test1234 test12345 test123456 testing1 testing123 tester123 testpass
test@123 demo1234 guest123 guest1234 user1234 username username1 adminadmin admin123 admin1234 admin12345 admin123456
admin@123 admin@1234 admin!23 administrator administrator1 root1234 rootroot toor1234 secret12 secret123 secret1234
topsecret mysecret temp1234 temporary temporary1 system123 manager1 manager123 oracle123 database postgres postgres1
mysql123 server123 access14 access123 security security1 security123 private1 private123 company1 company123 office123
hello123 hello1234 hello12345 hellohello helloworld hellokitty hello@123 goodluck goodbye1 freedom1 freedom123
happy123 happyday killer123 hunter123 hunter12 ranger123 gangster warrior1 phoenix1 phantom1 scorpion tinkerbell
snoopy123 garfield scooby123 mickey123 minnie123 cocacola coca-cola blink182 metallica nirvana1 slipknot1 eminem123
fuckyou1 fuckyou2 fuckyou123 fuckoff1 asshole1 bullshit pussycat tequila1 bigdaddy bigboy12 cowboys1 steelers
yankees1 redsox12 lakers24 packers1 broncos1 eagles123 dolphins patriots maverick midnight midnight1 rainbow1 rainbow123
diamond1 diamond123 precious precious1 crystal1 cristina angel123 angel1234 angels12 angelica blessed1 jesus123
jesuschrist jesus1234 godisgood god12345 family123 family12 friends1 friends123 friendship mommy123 daddy123 mother123
father123 brother1 sister123 mylove123 sweetheart sweetie1 sexy1234 sexybitch password. password0 password00 password01
password11 password99 password2020 password2021 password2022 password2023 password2024 password2025 password2026
contraseña contrasena motdepasse passwort passwort1 passwort123 kennwort wachtwoord wachtwoord1 hallo123 hallo1234
senha123 senha1234 parola123 heslo123 haslo123 lozinka1 bonjour1 bonjour123 soleil123 jetaime1 chouchou doudou123
schatz123 sommer2024 sommer2025 ficken123 hamburg1 deutschland estrella mariposa teamo123 tequiero familia1 mexico123
america1 california newyork1 london123 portugal brasil123 flamengo corinthians palmeiras nederland feyenoord ajax1234
a1234567 a12345678a aa123456 aa12345678 aaaa1111 abcdefg1 abcdefgh1 abcd123456 abcde12345 q1234567 qq123456 qq123456789
asd12345 asdf12345 zxc12345 zxcv1234 wasd1234 woaini1314 5201314520 woaini520 1314520520 888888888888 123456789q
123456789z 123456789abc 12345678910 123456789101112 1029384756 102030405060 0000000000000 g_czechout gfhjkm123
myspace1 linkedin linkedin1 dropbox1 adobe123 photoshop photoshop1 macromedia minecraft minecraft1 fortnite fortnite1
roblox123 playstation xbox3600 nintendo nintendo1 zelda123 counter1 warcraft warcraft1 starcraft diablo123 runescape
correcthorsebatterystaple correcthorse rowgate1 rowgate123 csvimport
`;

/** Common passwords in lower case, with at least eight characters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
