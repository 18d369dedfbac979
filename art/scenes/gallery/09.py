from kit import *

plate(17, 9, .4, 'wood', corner=4.4, round=.15)
with place((0, 0, .4)):
    laptop('crm', (-4.4, 1.4, 0), turn=172, scale=1.15)
    laptop('site-looms', (3.6, -1.6, 0), turn=-8, scale=1.15)
    open_notebook((-3.2, -2.4, 0), turn=8, left='draft-page', right='wireframe-phone', cover='coral', size=(1.4, 2))
    tablet('property', (3.9, 2.3, .02), turn=176, scale=1.2)
    conference_phone((.1, .2, 0))
    for x, y, c in ((-6.3, -1.4, 'coral'), (-1.4, 2.8, 'teal'), (6.4, 1, 'gold'), (.6, -3.2, 'purple')):
        mug((x, y, 0), turn=x * 40, colour=c, scale=1.1)
    biscuits((1.6, 2.6, 0))
    pencil((-1.4, -2.2, .1), turn=70, colour='gold', length=2)
for i, (x, y, t, c) in enumerate(((-4.4, 7.4, 0, 'teal'), (2.2, 7.6, 0, 'coral'), (-3.4, -7.4, 180, 'gold'), (3.4, -7.4, 180, 'purple'))):
    with place((x, y, -7), turn=t, scale=.9):
        office_chair(colour=c)
plate(60, 60, .2, '#cfe6e9', (0, 0, -7.2), corner=.1, round=.01)
shot((0, 0, .4), 40, turn=8, height=82, lens=56, floor=False)
