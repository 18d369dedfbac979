from kit import *
import math

rug(width=22, colour='pale', edge='aqua', disc=True)
round_table(radius=5.4, top='white')
for i, colour in enumerate(('coral', 'teal', 'gold', 'purple', 'brand')):
    a = math.radians(i * 72 - 90 + 20)
    with place((math.cos(a) * 7.2, math.sin(a) * 7.2, 0), turn=math.degrees(a) - 90):
        office_chair(turn=0, colour=colour)
    with place((math.cos(a) * 3.7, math.sin(a) * 3.7, 7.2), turn=math.degrees(a) + 90):
        if i in (0, 2, 4):
            laptop(('code', 'erp', 'site-looms', 'crm', 'site-fresh')[i], scale=.8)
        else:
            notebook(turn=8, colour=colour)
        mug((1.7, .3, 0), colour=colour, scale=.95)
with place((0, 0, 7.2)):
    plant(colour='coral', scale=1.1)
    biscuits((1.5, -1.2, 0))
shot((0, 0, 4.2), 62, turn=24, height=42, lens=62, size=(1600, 1000), shift=(-.15, 0))
